def can_run(recipe):
    return not cross_building(recipe)


def cross_building(recipe):
    return recipe.is_cross_built
