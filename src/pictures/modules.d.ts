// Written by vite-imagetools, https://github.com/JonasKruckenberg/imagetools
declare module '*&as=picture' {
  const source: import('./pictures.ts').PictureSource
  export default source
}
