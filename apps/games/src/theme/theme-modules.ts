import type { Theme } from './theme.ts'

/** Every title's look, by game code; one lazy chunk each. */
export const themeModules: Readonly<Record<string, () => Promise<{ theme: Theme }>>> = {
  'tigre-da-sorte': () => import('./titles/tigre-da-sorte.ts'),
  'arara-selvagem': () => import('./titles/arara-selvagem.ts'),
  'ouro-do-vulcao': () => import('./titles/ouro-do-vulcao.ts'),
}
