/* constants.ts: numbers of the headers by their names. Made by tools/web_constants; a test keeps it current. */

export const status = {
    ok: 0,
    stopped: 1,
    more: 2,
    end: 3,
    err_arg: -1,
    err_memory: -2,
    err_text: -3,
    err_notation: -4,
    err_internal: -5,
} as const;

export const task = {
    solve: 0,
    check: 1,
    rate: 2,
    canonize: 3,
    minimize: 4,
    redundant: 5,
    explain: 6,
    generate: 7,
    count: 8,
    first: 9,
    own: 10,
} as const;

export const like = {
    nonet: 0,
    hodoku: 1,
} as const;

export const path = {
    simplest: 0,
    shortest: 1,
} as const;

export const propagation = {
    auto: 0,
    forward: 1,
    singles: 2,
    locked: 3,
    fish: 4,
} as const;

export const order = {
    auto: 0,
    input: 1,
    mrv: 2,
    mrv_degree: 3,
    mrv_weight: 4,
} as const;

export const proofFormat = {
    drat: 0,
    lrat: 1,
} as const;

export const command = {
    nothing: 0,
    up: 1,
    down: 2,
    left: 3,
    right: 4,
    row_start: 5,
    row_end: 6,
    top: 7,
    bottom: 8,
    next_empty: 9,
    previous_empty: 10,
    jump: 11,
    symbol: 12,
    clear: 13,
    values_or_marks: 14,
    marks: 15,
    colours: 16,
    candidate_colours: 17,
    next_colour: 18,
    previous_colour: 19,
    cancel: 20,
    fill_marks: 21,
    clear_marks: 22,
    clear_colours: 23,
    highlight: 24,
    next_highlight: 25,
    previous_highlight: 26,
    undo: 27,
    redo: 28,
    back_to_right: 29,
    restart: 30,
    hint: 31,
    apply_hint: 32,
    check: 33,
    reveal: 34,
    solve: 35,
    rate: 36,
    edit_or_play: 37,
    pause: 38,
    switch_remove_marks: 39,
    switch_show_conflicts: 40,
    switch_show_wrong: 41,
    switch_show_timer: 42,
    switch_follow: 43,
    new: 44,
    open: 45,
    export: 46,
    help: 47,
    quit: 48,
    switch_words: 49,
    switch_chains: 50,
    select_up: 51,
    select_down: 52,
    select_left: 53,
    select_right: 54,
    select_all: 55,
    select_row: 56,
    select_column: 57,
    select_box: 58,
    select_equal: 59,
    switch_fill_selected: 60,
    centre_marks: 61,
    symbol_value: 62,
    symbol_mark: 63,
    symbol_centre_mark: 64,
    symbol_colour: 65,
    promote: 66,
    enter_locked: 67,
    empty: 68,
    switch_digit_first: 69,
    switch_move_on: 70,
    switch_auto_marks: 71,
    switch_show_missing: 72,
    mend_marks: 73,
    checkpoint: 74,
    return: 75,
    forget_checkpoint: 76,
    why: 77,
    practise: 78,
    highlight_pairs: 79,
    switch_shade: 80,
    type_back: 81,
    checkpoints: 82,
} as const;

export const key = {
    up: 1114112,
    down: 1114113,
    left: 1114114,
    right: 1114115,
    home: 1114116,
    end: 1114117,
    page_up: 1114118,
    page_down: 1114119,
    enter: 1114120,
    escape: 1114121,
    tab: 1114122,
    back_tab: 1114123,
    backspace: 1114124,
    delete: 1114125,
    shift_up: 1114126,
    shift_down: 1114127,
    shift_left: 1114128,
    shift_right: 1114129,
} as const;

export const selecting = {
    only: 0,
    add: 1,
    remove: 2,
    toggle: 3,
    block: 4,
} as const;

export const request = {
    none: 0,
    new: 1,
    open: 2,
    export: 3,
    help: 4,
    quit: 5,
    practise: 6,
    checkpoints: 7,
} as const;

export const work = {
    verdict: 1,
    hint: 2,
    rating: 4,
} as const;

export const exportKind = {
    givens: 0,
    entries: 1,
    marks: 2,
} as const;

export const scale = {
    se: 1,
    hodoku: 2,
    nonet: 4,
} as const;

export const part = {
    texts: 4,
    pattern: 8,
    picture: 16,
    whole_step: 28,
    solution: 1,
    stats: 2,
} as const;
