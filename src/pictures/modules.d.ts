// Written by vite-imagetools, https://github.com/JonasKruckenberg/imagetools
declare module '*&as=picture' {
  const source: {
    sources: Record<string, string>
    img: { src: string; w: number; h: number }
  }
  export default source
}
