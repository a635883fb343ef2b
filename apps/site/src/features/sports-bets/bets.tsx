import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Empty } from '../../core/lists/empty.tsx'
import { MoreButton, NotLoaded } from '../../core/lists/list-states.tsx'
import { to } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import { slipQuery, slipsQuery, type SlipState } from '../../entities/sports/queries.ts'
import { useLiveMatches } from '../../entities/sports/use-live-matches.ts'
import { useText } from '../../core/language/use-text.ts'
import { BetCard } from './bet-card.tsx'
import styles from './bets.module.css'

const List = ({ state, isSmall }: { readonly state: SlipState; readonly isSmall: boolean }) => {
  const t = useText('sports')
  const memberId = useSession().memberInfo?.id ?? ''
  const query = useInfiniteQuery(slipsQuery(memberId, state))
  if (!query.data) {
    return <NotLoaded query={query} height={180} radius={16} title={t('sports.betsFailed')} />
  }
  const slips = query.data.pages.flatMap(({ list }) => list)
  if (slips.length === 0) {
    if (isSmall) return <p className={styles['foot']}>{t('sports.noBets')}</p>
    return (
      <Empty
        drawing="soccer-ball"
        title={t('sports.noBets')}
        text={t('sports.noBetsText')}
        action={
          <Link to={to.matches('football')} className={buttonClass('plain')}>
            {t('sports.toSports')}
          </Link>
        }
      />
    )
  }
  return (
    <>
      <ul className={styles['list']}>
        {slips.map((slip) => (
          <BetCard key={slip.slipId} slip={slip} />
        ))}
      </ul>
      <MoreButton wide pages={query} label={t('common.showMore')} />
    </>
  )
}

/** The slip number in an address; null if absent. */
const readSlipNumber = (text: string | null): string | null =>
  text !== null && /^S\d{1,18}$/.test(text) ? text : null

/** The slip that a movement of the statement links to, above the others. */
const LinkedSlip = ({ number }: { readonly number: string }) => {
  const memberId = useSession().memberInfo?.id ?? ''
  const { data: slip } = useQuery(slipQuery(memberId, number))
  if (!slip) return null
  return (
    <ul className={styles['list']}>
      <BetCard slip={slip} />
    </ul>
  )
}

/** The member's bets on matches: open ones with their current value, or settled ones. */
export const SportsBets = ({
  first = 'open',
  isSmall = false,
}: {
  readonly first?: SlipState
  /** Next to the matches, below the slip. */
  readonly isSmall?: boolean
}) => {
  const t = useText('sports')
  const [state, setState] = useState<SlipState>(first)
  const [query] = useSearchParams()
  const slip = isSmall ? null : readSlipNumber(query.get('slip'))
  useLiveMatches()
  return (
    <section className={styles['bets']} aria-label={t('sports.myBets')}>
      {slip !== null && <LinkedSlip number={slip} />}
      {isSmall && <h2>{t('sports.myBets')}</h2>}
      <Chips
        label={t('sports.myBets')}
        items={[
          { key: 'open' as const, label: t('sports.openBets') },
          { key: 'ended' as const, label: t('sports.endedBets') },
        ]}
        value={state}
        onChange={setState}
      />
      <List state={state} isSmall={isSmall} />
    </section>
  )
}
