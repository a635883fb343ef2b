/** Made by the build: where the drawings of a title stand. See `build.ts`. */
declare module 'virtual:art/*' {
  export const sheet: import('./runtime/atlas.ts').AtlasSheet
}
