/* Modules that only the bundler knows. */
declare module 'nonet.wasm?url' {
  const address: string;
  export default address;
}
declare module 'nonet-large.wasm?url' {
  const address: string;
  export default address;
}
declare module 'nonet-positions.txt?url' {
  const address: string;
  export default address;
}
declare module 'nonet.wasm?levels' {
  const levels: readonly import('./engine/types.js').Level[];
  export default levels;
}
declare module 'nonet.wasm?notations' {
  const notations: readonly import('./engine/types.js').Notation[];
  export default notations;
}
declare module 'nonet.wasm?symmetries' {
  const symmetries: readonly { readonly symmetry: string }[];
  export default symmetries;
}
declare module 'nonet.wasm?themes' {
  const themes: readonly string[];
  export default themes;
}
