import { useNavigate } from 'react-router'
import { formatClockTime, formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { Page } from '../../parts/page.tsx'
import { BoardTable } from './board-table.tsx'
import { MatchPanel } from './match-panel.tsx'
import { TradingTabs } from './trading-tabs.tsx'
import styles from './trading.module.css'
import { useBoard, useBoardAddress, useChosenMarket, useTradingChanges } from './use-board.ts'
import { useSuspend } from './use-suspend.ts'

const Keys = () => {
  const t = useT()
  return (
    <p className={styles['keys']}>
      <kbd>J</kbd> <kbd>K</kbd> {t('trading.key.match')} <kbd>M</kbd> {t('trading.key.market')}{' '}
      <kbd>S</kbd> {t('trading.key.suspend')} <kbd>O</kbd> {t('trading.key.resume')}{' '}
      <kbd>Shift S</kbd> {t('trading.key.league')} <kbd>E</kbd> {t('trading.key.cost')} <kbd>L</kbd>{' '}
      {t('trading.key.limits')}
    </p>
  )
}

/** The board of matches, the open one beside it; what changes on the server is shown at once. */
export const BoardPage = () => {
  const t = useT()
  const navigate = useNavigate()
  const address = useBoardAddress()
  const { values, change } = address
  const { view = 'live', league, match: matchId } = values
  const { market, choose } = useChosenMarket(address)
  const query = useBoard(view, league)
  useTradingChanges()
  const matches = query.data?.matches ?? []
  const open = matches.find((one) => one.matchId === matchId)
  const suspending = useSuspend(open, market)
  useKeys({
    e: () => void navigate('/trading?view=cost'),
    l: () => void navigate(`/trading/limits${open ? `?tab=leagues&row=${open.league}` : ''}`),
  })
  const close = () => change({ match: '', market: '' })
  return (
    <Page
      title={t('trading.board')}
      note={t('trading.boardNote', {
        count: matches.length,
        staked: formatReais(query.data?.staked ?? '0.00'),
      })}
      aside={
        <select
          aria-label={t('trading.league')}
          className={styles['select']}
          value={league ?? ''}
          onChange={({ currentTarget }) => change({ league: currentTarget.value, match: '' })}
        >
          <option value="">{t('trading.everyLeague')}</option>
          {query.data?.leagues.map((one) => (
            <option key={one.league} value={one.league}>
              {one.isSuspended ? `${one.name} (${t('trading.state.suspended')})` : one.name}
            </option>
          ))}
        </select>
      }
      bar={<TradingTabs value={view} />}
      isTable
      panel={
        matchId !== undefined && (
          <MatchPanel
            matchId={matchId}
            market={market}
            suspending={suspending}
            onMarket={choose}
            onClose={close}
          />
        )
      }
    >
      <BoardTable
        matches={matches}
        query={query}
        view={view}
        openId={matchId}
        onOpen={(id) => change({ match: id, market: '' })}
        onClose={suspending.armed ? suspending.cancel : close}
      />
      {query.data && (
        <p className={styles['counted']}>
          {t('trading.counted', { at: formatClockTime(query.data.countedAt) })}
        </p>
      )}
      <Keys />
    </Page>
  )
}
