// Written by vite-imagetools, https://github.com/JonasKruckenberg/imagetools
declare module '*&as=picture' {
  const source: import('#src/domain/picture.ts').PictureSource
  export default source
}
