import type { Theme } from './theme.ts'

/** Every title's look, by game code; one lazy chunk each. */
export const themeModules: Readonly<Record<string, () => Promise<{ theme: Theme }>>> = {
  'tigre-da-sorte': () => import('./titles/tigre-da-sorte.ts'),
  'arara-selvagem': () => import('./titles/arara-selvagem.ts'),
  'ouro-do-vulcao': () => import('./titles/ouro-do-vulcao.ts'),
  'frutas-da-serra': () => import('./titles/frutas-da-serra.ts'),
  'coroa-real': () => import('./titles/coroa-real.ts'),
  'touro-dourado': () => import('./titles/touro-dourado.ts'),
  'deserto-777': () => import('./titles/deserto-777.ts'),
  'mar-de-ouro': () => import('./titles/mar-de-ouro.ts'),
  'dragao-verde': () => import('./titles/dragao-verde.ts'),
  'coelho-da-lua': () => import('./titles/coelho-da-lua.ts'),
  'noite-de-carnaval': () => import('./titles/noite-de-carnaval.ts'),
  'moai-mistico': () => import('./titles/moai-mistico.ts'),
}
