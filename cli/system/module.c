/* module.c: see module.h. A module is never closed: what it has registered with the system (signals, work to do at the end)
 * would point to nowhere. */
#include "system/module.h"

#include <stddef.h>

#include "system/messages.h"

#ifdef LINKED_MODULES

const void *module_open(const struct module *module)
{
    if (!module->linked)
        message("this nonet was built without %s, which this needs (packages %s)", module->libraries, module->packages);
    return module->linked;
}

bool module_is_there(const struct module *module)
{
    return module->linked != NULL;
}

#else

#include <dlfcn.h>
#include <nonet.h>
#include <stdio.h>
#include <string.h>

#include "system/module_file.h"

static const int own_version[] = {NONET_VERSION_MAJOR, NONET_VERSION_MINOR, NONET_VERSION_PATCH};

static const char *loader_trouble(void)
{
    const char *const text = dlerror();
    return text ? text : "out of memory";
}

static void complain_missing(const struct module *module, const struct own_file *file)
{
    message(
        "this needs a part of nonet that is not there: nonet-%s.so, neither in %s nor in %s (it is built where %s are: packages %s)",
        module->name, file->folders[0], file->folders[1], module->libraries, module->packages);
}

static void *load_file(const struct module *module, const char *path)
{
    void *const handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!handle)
        message("cannot load nonet-%s.so: %s (it needs %s: packages %s)", module->name, loader_trouble(),
                module->libraries, module->packages);
    return handle;
}

/* Its table, if it is of this version. */
static const void *find_table(const struct module *module, void *handle, const char *path)
{
    char symbol[64];
    snprintf(symbol, sizeof symbol, "%s_module", module->name);
    const int *const version = dlsym(handle, symbol);
    if (!version) {
        message("cannot use %s, which is not a part of nonet: %s", path, loader_trouble());
        return NULL;
    }
    if (memcmp(version, own_version, sizeof own_version) == 0) return version;
    message("cannot use %s: it is of nonet %d.%d.%d, and this is nonet %s; install both together", path, version[0],
            version[1], version[2], nonet_version());
    return NULL;
}

const void *module_open(const struct module *module)
{
    struct own_file file;
    switch (module_file_find(module->name, &file)) {
    case MODULE_FILE_THERE: break;
    case MODULE_FILE_MISSING: complain_missing(module, &file); return NULL;
    case MODULE_FILE_FOREIGN:
        message("cannot use %s: it belongs to somebody who does not own nonet", file.path);
        return NULL;
    case MODULE_FILE_CUT: message("cannot use %s: its end is missing; install it again", file.path); return NULL;
    case MODULE_FILE_LOST: message("cannot tell where nonet is, and so not where its parts are"); return NULL;
    }
    void *const handle = load_file(module, file.path);
    return handle ? find_table(module, handle, file.path) : NULL;
}

bool module_is_there(const struct module *module)
{
    struct own_file file;
    return module_file_find(module->name, &file) == MODULE_FILE_THERE;
}

#endif
