import type { AreaKey } from './site/areas.ts'
import type { Translate } from './translate.ts'

type Named<Kind extends string> =
  Extract<AreaKey<'lottery'>, `lottery.${Kind}.${string}`> extends `lottery.${Kind}.${infer Name}`
    ? Name
    : never

/** The lotteries and the prize mode that a series belongs to, such as `5 dígitos · Tradicional`. */
export const seriesName = (
  series: { readonly gameGroupCode: Named<'group'>; readonly prizeModeId: number },
  lottery: Translate<AreaKey<'lottery'>>,
): string => {
  const mode = String(series.prizeModeId) as Named<'mode'> // every mode has a name
  return `${lottery(`lottery.group.${series.gameGroupCode}`)} · ${lottery(`lottery.mode.${mode}`)}`
}
