/* Modules that only the bundler knows. */
declare module 'nonet.wasm?url' {
  const address: string;
  export default address;
}
