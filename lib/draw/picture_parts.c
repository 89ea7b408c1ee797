/* picture_parts.c: which links a picture of a step shows. Steps with few links have one picture with all of them. Else the
 * first picture shows what takes part and what happens, without links, and each branch has pictures of its own:
 *
 *     links of a branch     those that its chain uses, or chains inside of it; at most NONET_DRAWING_MOST_LINKS in a picture
 *
 * The links of patterns without chains, such as fish, are there only if they are few: the houses show what they would. */
#include "draw/scene.h"

#include <string.h>

enum { MOST_PATTERN_LINKS = 24 };

/* The chain that proves the step, in which this one is found, however deep. */
static size_t outermost_chain(const nonet_picture *picture, size_t chain)
{
    while (picture->chains[chain].parent >= 0) chain = (size_t)picture->chains[chain].parent;
    return chain;
}

bool nn_branch_says(const nonet_picture *picture, nonet_chain_list chains, size_t branch)
{
    for (size_t at = 0; at < chains.count; at++)
        if (outermost_chain(picture, chains.chains[at]) == branch) return true;
    return false;
}

static bool belongs_to(const nonet_picture *picture, const nonet_picture_link *link, size_t branch)
{
    return nn_branch_says(picture, link->chains, branch);
}

static size_t links_of_branch(const nonet_picture *picture, size_t branch)
{
    size_t count = 0;
    for (size_t link = 0; link < picture->link_count; link++)
        count += belongs_to(picture, &picture->links[link], branch);
    return count;
}

static size_t links_of_pattern(const nonet_picture *picture)
{
    size_t count = 0;
    for (size_t link = 0; link < picture->link_count; link++) count += !picture->links[link].chains.count;
    return count;
}

static size_t branches_of(const nonet_step *step)
{
    return step->branch_count ? step->branch_count : step->chain_count;
}

static size_t parts_of(size_t links)
{
    return (links + NONET_DRAWING_MOST_LINKS - 1) / NONET_DRAWING_MOST_LINKS;
}

int nn_count_pictures(const nonet_step *step, const nonet_picture *picture)
{
    if (!picture || picture->link_count - links_of_pattern(picture) <= NONET_DRAWING_MOST_LINKS) return 1;
    size_t count = 1;
    for (size_t branch = 0; branch < branches_of(step); branch++) count += parts_of(links_of_branch(picture, branch));
    return (int)count;
}

static void show_pattern_links(struct nn_scene *scene)
{
    const nonet_picture *const picture = scene->picture;
    if (links_of_pattern(picture) > MOST_PATTERN_LINKS) return;
    for (size_t link = 0; link < picture->link_count; link++)
        if (!picture->links[link].chains.count) scene->link_states[link] = NN_LINK_SHOWN;
}

/* The links of one part of a branch. */
static void show_branch(struct nn_scene *scene, size_t branch, size_t part)
{
    const nonet_picture *const picture = scene->picture;
    const size_t parts = parts_of(links_of_branch(picture, branch)), total = links_of_branch(picture, branch);
    size_t number = 0;
    for (size_t link = 0; link < picture->link_count; link++) {
        if (!belongs_to(picture, &picture->links[link], branch)) continue;
        const size_t of = number++ * parts / total;
        scene->link_states[link] = of == part ? NN_LINK_SHOWN : of < part ? NN_LINK_TOLD : NN_LINK_HIDDEN;
    }
    scene->branch = (int)branch;
    scene->branch_part = (int)part;
    scene->branch_parts = (int)parts;
}

void nn_choose_links(struct nn_scene *scene)
{
    const nonet_picture *const picture = scene->picture;
    scene->branch = -1;
    if (!picture) return;
    if (scene->picture_count == 1) {
        for (size_t link = 0; link < picture->link_count; link++)
            if (picture->links[link].chains.count) scene->link_states[link] = NN_LINK_SHOWN;
        show_pattern_links(scene);
        return;
    }
    size_t left = (size_t)scene->settings.picture;
    if (!left) {
        show_pattern_links(scene);
        return;
    }
    left--;
    for (size_t branch = 0; branch < branches_of(scene->step); branch++) {
        const size_t parts = parts_of(links_of_branch(picture, branch));
        if (left < parts) {
            show_branch(scene, branch, left);
            return;
        }
        left -= parts;
    }
}
