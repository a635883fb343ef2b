import { ChevronDown, ChevronUp, X } from 'lucide-react'
import type { Season } from '@trevo/contract/wps/sports/seasons.ts'
import { IconButton } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { marketName, pickName } from '../../entities/sports/market-words.ts'
import { useWriteOdds } from '../../entities/sports/odds-format.ts'
import { togglePick } from '../../entities/sports/slip-store.ts'
import { useText } from '../../core/language/use-text.ts'
import type { SlipLine } from './slip-lines.ts'
import styles from './slip.module.css'

const Price = ({ line: { pick, oddsNow, isChanged, isClosed } }: { readonly line: SlipLine }) => {
  const t = useText('sports')
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

const Row = ({
  line,
  name,
  market,
  of,
}: {
  readonly line: SlipLine
  readonly name: string
  readonly market: string
  readonly of: string
}) => {
  const t = useText('sports')
  return (
    <li className={styles['pick']} data-closed={line.isClosed || undefined}>
      <IconButton
        bare
        label={t('sports.remove', { pick: name })}
        onClick={() => togglePick(line.pick)}
      >
        <X size={16} aria-hidden="true" />
      </IconButton>
      <div>
        <b>{name}</b>
        <small>{market}</small>
        <small>{of}</small>
      </div>
      <Price line={line} />
    </li>
  )
}

const SeasonPick = ({ line, season }: { readonly line: SlipLine; readonly season: Season }) => {
  const t = useText('sports')
  const { market, selection } = line.pick
  const name = season.table.find(({ team }) => team.code === selection)?.team.name ?? selection
  const of = t('sports.seasonOf', { league: season.leagueName, number: String(season.number) })
  return <Row line={line} name={name} market={marketName(market, season.sport, t)} of={of} />
}

/** One pick on the slip: the selection, its match, and its price. */
export const SlipPick = ({ line }: { readonly line: SlipLine }) => {
  const t = useText('sports')
  const sign = useLanguage().locale === 'pt-BR' ? ',' : '.'
  const { pick, match, season } = line
  if (season) return <SeasonPick line={line} season={season} />
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
  const market = marketName(pick.market, match.sport, t)
  return (
    <Row line={line} name={name} market={market} of={match.home.name + score + match.away.name} />
  )
}
