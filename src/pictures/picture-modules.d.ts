// What vite-imagetools exports: https://github.com/JonasKruckenberg/imagetools
declare module '*&as=picture' {
  const source: import('vite-imagetools').Picture
  export default source
}
