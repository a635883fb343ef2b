/** A constant that Vite provides: the path under which the build is served. */
interface ImportMeta {
  readonly env: { readonly BASE_URL: string }
}

/** Made by the build: one lazy chunk for each title's folder. See `art/title-modules.ts`. */
declare module 'virtual:titles' {
  export const titleLoaders: Readonly<Record<string, () => Promise<import('./titles.ts').Title>>>
}

/** Made by the build: the animals that mark seats at card tables. */
declare module 'virtual:card-seats' {
  export const sheet: import('./runtime/atlas.ts').AtlasSheet
}
