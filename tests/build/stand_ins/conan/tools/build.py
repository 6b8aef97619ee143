def can_run(_recipe):
    return True
