// Only includes the classes of services.
#pragma once

#include "google/protobuf/services/service.h"
