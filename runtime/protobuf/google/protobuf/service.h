// libprotobuf's header for services; the classes are in services/service.h.
#pragma once

#include "google/protobuf/services/service.h"
