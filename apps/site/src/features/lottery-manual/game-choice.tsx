import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { useText } from '../../core/language/use-text.ts'
import type { Lottery } from '../../entities/lottery/use-lotteries.ts'
import pages from '../../entities/lottery/lottery-pages.module.css'

/** Chooses a lottery by its group. */
export const GameChoice = ({
  groups,
  game,
  onChoose,
}: {
  readonly groups: readonly { readonly code: string; readonly games: readonly Lottery[] }[]
  readonly game: Lottery
  readonly onChoose: (code: string) => void
}) => {
  const t = useText('lottery-manual')
  const w = useText('lottery')
  return (
    <label className={pages['choice']}>
      <span>{t('common.lottery')}</span>
      <select value={game.code} onChange={({ target }) => onChoose(target.value)}>
        {groups.map(({ code, games }) => (
          // Every group of the contract has a name.
          <optgroup key={code} label={w(`lottery.group.${code}` as AreaKey<'lottery'>)}>
            {games.map((one) => (
              <option key={one.code} value={one.code}>
                {one.remark}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
