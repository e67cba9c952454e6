/** See app/islands/vite-plugin.ts. */
declare module 'virtual:island-loader' {
  const address: string;
  export default address;
}
