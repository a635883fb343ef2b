import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { IconButton } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { marketName, pickName } from '../../entities/sports/market-words.ts'
import { useWriteOdds } from '../../entities/sports/odds-format.ts'
import { togglePick } from '../../entities/sports/slip-store.ts'
import { useSportsText } from '../../entities/sports/use-sports-text.ts'
import type { SlipLine } from './slip-lines.ts'
import styles from './slip.module.css'

const Price = ({ line: { pick, oddsNow, isChanged, isClosed } }: { readonly line: SlipLine }) => {
  const t = useSportsText()
  const write = useWriteOdds()
  if (isClosed) return <em className={styles['closed']}>{t('sports.closedPick')}</em>
  const isUp = (oddsNow ?? 0) > pick.odds
  return (
    <span className={styles['price']} data-moved={isChanged ? (isUp ? 'up' : 'down') : undefined}>
      {isChanged && <s>{write(pick.odds)}</s>}
      {isChanged &&
        (isUp ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />)}
      {isChanged && (
        <span className="visually-hidden">{t(isUp ? 'sports.up' : 'sports.down')}</span>
      )}
      <b>{write(oddsNow ?? pick.odds)}</b>
    </span>
  )
}

/** One pick on the slip: what is chosen, of which match, at what price. */
export const SlipPick = ({ line }: { readonly line: SlipLine }) => {
  const t = useSportsText()
  const sign = useLanguage().locale === 'pt-BR' ? ',' : '.'
  const { pick, match } = line
  if (!match) {
    return (
      <li>
        <Skeleton height={64} radius={12} />
      </li>
    )
  }
  const named = { sport: match.sport, home: match.home.name, away: match.away.name }
  const name = pickName(pick.market, pick.selection, named, t, sign)
  const score = match.status === 'live' ? ` ${match.score[0]}–${match.score[1]} ` : ' × '
  return (
    <li className={styles['pick']} data-closed={line.isClosed || undefined}>
      <IconButton bare label={t('sports.remove', { pick: name })} onClick={() => togglePick(pick)}>
        <X size={16} aria-hidden="true" />
      </IconButton>
      <div>
        <b>{name}</b>
        <small>{marketName(pick.market, match.sport, t)}</small>
        <small>
          {match.home.name}
          {score}
          {match.away.name}
        </small>
      </div>
      <Price line={line} />
    </li>
  )
}
