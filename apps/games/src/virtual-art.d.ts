/** What Vite tells a module: the path under which the build is served. */
interface ImportMeta {
  readonly env: { readonly BASE_URL: string }
}

/** Made by the build: where the drawings of a title stand. See `build.ts`. */
declare module 'virtual:art/*' {
  /** Measured by `@trevo/game-rules`: published return, spread and chances. */
  export const figures: import('@trevo/game-rules/slots/published.ts').PublishedFigures
  export const sheet: import('./runtime/atlas.ts').AtlasSheet
}
