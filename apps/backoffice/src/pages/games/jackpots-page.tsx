import { listOperatorJackpots } from '@trevo/api-client/ops-endpoints.ts'
import type { OperatorJackpot } from '@trevo/contract/ops/games/jackpots.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../../core/api.ts'
import { formatAmount, formatMoment, formatRate, formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { usePreferences } from '../../core/preferences.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { FactList, Figure, Figures, Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { GamesTabs } from './games-tabs.tsx'
import styles from './games.module.css'
import { JackpotDialog, JackpotGameDialog } from './jackpot-dialogs.tsx'

const jackpotsQuery = queryOptions({
  queryKey: ['games', 'jackpots'],
  queryFn: () => ask(listOperatorJackpots),
  refetchInterval: 10_000,
})

type Opened =
  | { readonly what: 'terms'; readonly jackpot: OperatorJackpot | undefined }
  | {
      readonly what: 'game'
      readonly jackpot: OperatorJackpot
      readonly game: OperatorJackpot['games'][number] | undefined
    }

const Games = ({
  jackpot,
  mayChange,
  onOpen,
}: {
  readonly jackpot: OperatorJackpot
  readonly mayChange: boolean
  readonly onOpen: (opened: Opened) => void
}) => {
  const t = useT()
  const { language } = usePreferences()
  return (
    <div className="o-scroll">
      <table className="o-table" aria-label={t('games.jackpot.games')}>
        <thead>
          <tr>
            <th scope="col">{t('word.game')}</th>
            <th scope="col">{t('games.nodeId')}</th>
            <th scope="col" className="o-number">
              {t('games.jackpot.share')}
            </th>
            <th scope="col">{t('word.change')}</th>
          </tr>
        </thead>
        <tbody>
          {jackpot.games.map((game) => (
            <tr key={game.nodeId}>
              <td>{game.names?.[language] ?? '–'}</td>
              <td>{game.nodeId}</td>
              <td className="o-number">{formatRate(game.shareBp)}</td>
              <td>
                {mayChange && (
                  <button
                    type="button"
                    className="o-link"
                    onClick={() => onOpen({ what: 'game', jackpot, game })}
                  >
                    {t('word.change')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Wins = ({ jackpot: { wins } }: { readonly jackpot: OperatorJackpot }) => {
  const t = useT()
  if (wins.length === 0) return <p className={styles['note']}>{t('games.jackpot.noWins')}</p>
  return (
    <FactList
      items={wins.map(({ number, amount, wonAt, roundId }) => ({
        label: t('games.jackpot.won', { number, when: formatMoment(wonAt) }),
        value: (
          <>
            {formatReais(amount)} · {roundId}
          </>
        ),
      }))}
    />
  )
}

const Jackpot = ({
  jackpot,
  mayChange,
  onOpen,
}: {
  readonly jackpot: OperatorJackpot
  readonly mayChange: boolean
  readonly onOpen: (opened: Opened) => void
}) => {
  const t = useT()
  const { language } = usePreferences()
  const { cycle } = jackpot
  return (
    <Panel
      title={jackpot.names[language] ?? jackpot.code}
      note={jackpot.code}
      aside={
        mayChange && (
          <>
            <button
              type="button"
              className="o-btn"
              onClick={() => onOpen({ what: 'game', jackpot, game: undefined })}
            >
              {t('games.jackpot.addGame')}
            </button>{' '}
            <button
              type="button"
              className="o-btn"
              onClick={() => onOpen({ what: 'terms', jackpot })}
            >
              {t('games.jackpot.change')}
            </button>
          </>
        )
      }
    >
      <Figures>
        <Figure label={t('word.balance')} value={formatReais(jackpot.balance)} />
        <Figure
          label={t('games.jackpot.contributed')}
          value={cycle ? formatReais(cycle.contributed) : '–'}
          before={cycle && t('games.jackpot.cycle', { number: cycle.number })}
        />
        <Figure
          label={t('games.jackpot.seed')}
          value={cycle ? formatAmount(cycle.seed) : '–'}
          before={t('games.jackpot.next', { amount: formatAmount(jackpot.seed) })}
        />
        <Figure
          label={t('games.jackpot.mustHitBy')}
          value={cycle ? formatAmount(cycle.mustHitBy) : '–'}
          before={t('games.jackpot.next', { amount: formatAmount(jackpot.mustHitBy) })}
        />
      </Figures>
      <Games jackpot={jackpot} mayChange={mayChange} onOpen={onOpen} />
      <Wins jackpot={jackpot} />
    </Panel>
  )
}

/** Jackpots of the brand: seed, bound, contributions, games and last wins. */
export const JackpotsPage = () => {
  const t = useT()
  const { data, error } = useQuery(jackpotsQuery)
  const mayChange = useRight('games.decide') !== undefined
  const [open, setOpen] = useState<Opened>()
  const close = () => setOpen(undefined)
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  return (
    <Page
      title={t('office.games')}
      note={t('games.jackpot.note')}
      bar={<GamesTabs value="jackpots" />}
      aside={
        <button
          type="button"
          className="o-btn"
          title={mayChange ? undefined : needs(t, 'games.decide')}
          aria-disabled={!mayChange}
          onClick={() => mayChange && setOpen({ what: 'terms', jackpot: undefined })}
        >
          {t('games.jackpot.add')}
        </button>
      }
    >
      {data.waiting.map(({ requestId, target, askedBy, askedAt, reason }) => (
        <p key={requestId} className={styles['note']}>
          <span className="o-pill o-warn">{t('games.stop.provisional')}</span>{' '}
          <Link className="o-link" to={`/approvals/${requestId}`}>
            {target}: {askedBy}, {formatMoment(askedAt)}: {reason}
          </Link>
        </p>
      ))}
      {data.jackpots.length === 0 && <p className="o-muted">{t('games.jackpot.none')}</p>}
      {data.jackpots.map((jackpot) => (
        <Jackpot key={jackpot.code} jackpot={jackpot} mayChange={mayChange} onOpen={setOpen} />
      ))}
      {open?.what === 'terms' && <JackpotDialog jackpot={open.jackpot} onClose={close} />}
      {open?.what === 'game' && (
        <JackpotGameDialog jackpot={open.jackpot} game={open.game} onClose={close} />
      )}
    </Page>
  )
}
