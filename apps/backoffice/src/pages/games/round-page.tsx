import type { OpsRoundDetail, RoundReplay } from '@trevo/contract/ops/rounds.ts'
import { showToast } from '@trevo/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { formatAmount, formatMomentInFull, formatReais } from '../../core/format.ts'
import { usePreferences } from '../../core/preferences.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { MemberLink } from '../../core/member-link.tsx'
import { Page } from '../../parts/page.tsx'
import { Figure, Figures, Panel } from '../../parts/panel.tsx'
import { readText, useAddress } from '../../parts/use-address.ts'
import { PartLoading, RecordFailed } from '../../shell/page-states.tsx'
import styles from './games.module.css'
import { replayLines, RoundReplayPanel } from './round-replay.tsx'
import { replayQuery, roundQuery } from './use-games.ts'

const balanceOf = (amount: string | null): string => (amount === null ? '–' : formatReais(amount))

/** The round in a few lines, for the answer to a member. */
const useReceipt = () => {
  const t = useT()
  const { language } = usePreferences()
  return (round: OpsRoundDetail, replay: RoundReplay | null | undefined): string =>
    [
      `${t('word.round')}: ${round.roundId} (${round.vendor})`,
      `${t('word.game')}: ${round.gameNames[language] ?? ''}`,
      `${t('word.when')}: ${formatMomentInFull(round.startedAt)}`,
      `${t('games.balanceBefore')}: ${balanceOf(round.balanceBefore)}`,
      `${t('games.staked')}: ${formatReais(round.stake)}`,
      `${t('games.paid')}: ${formatReais(round.payout)}`,
      `${t('games.balanceAfter')}: ${balanceOf(round.balanceAfter)}`,
      ...replayLines(t, replay),
      ...(round.detailUrl ? [`${t('games.verify')}: ${round.detailUrl}`] : []),
    ].join('\n')
}

const Bets = ({ round: { bets } }: { readonly round: OpsRoundDetail }) => {
  const t = useT()
  return (
    <Panel title={t('games.movements')} note={t('games.inReais')}>
      <div className="o-scroll">
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{t('word.when')}</th>
              <th scope="col">{t('games.transaction')}</th>
              <th scope="col">{t('word.state')}</th>
              <th scope="col" className="o-number">
                {t('games.balanceBefore')}
              </th>
              <th scope="col" className="o-number">
                {t('games.staked')}
              </th>
              <th scope="col" className="o-number">
                {t('games.paid')}
              </th>
              <th scope="col" className="o-number">
                {t('games.balanceAfter')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bets.map((bet) => (
              <tr key={bet.transactionId}>
                <td className="o-muted">{formatMomentInFull(bet.at)}</td>
                <td>{bet.transactionId}</td>
                <td>{t(`games.state.${bet.status}`)}</td>
                <td className="o-number">
                  {bet.balanceBefore === null ? '–' : formatAmount(bet.balanceBefore)}
                </td>
                <td className="o-number">{formatAmount(bet.stake)}</td>
                <td className="o-number">{formatAmount(bet.payout)}</td>
                <td className="o-number">
                  {bet.balanceAfter === null ? '–' : formatAmount(bet.balanceAfter)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

const Incidents = ({ round: { incidents } }: { readonly round: OpsRoundDetail }) => {
  const t = useT()
  if (incidents.length === 0) return null
  return (
    <Panel title={t('games.incidents')}>
      <div className="o-scroll">
        <table className="o-table">
          <tbody>
            {incidents.map(({ what, about, at, resolvedAt }) => (
              <tr key={`${what} ${about} ${at}`}>
                <td className="o-muted">{formatMomentInFull(at)}</td>
                <td>
                  <b>{what}</b>
                </td>
                <td>{about}</td>
                <td>
                  <span className={`o-pill ${resolvedAt ? 'o-ok' : 'o-warn'}`}>
                    {t(resolvedAt ? 'games.incident.closed' : 'games.incident.open')}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

/** One round: stake, result, balance before and after, its replay at the vendor, and its receipt. */
export const RoundPage = () => {
  const t = useT()
  const { language } = usePreferences()
  const navigate = useNavigate()
  const receiptOf = useReceipt()
  const { roundId = '' } = useParams()
  const { vendor } = useAddress({ vendor: readText(32) }).values
  const { data: round, error } = useQuery(roundQuery(vendor, roundId))
  const { data: replay } = useQuery({
    ...replayQuery(round?.vendor ?? '', roundId),
    enabled: round !== undefined,
  })
  const copy = (): void => {
    if (!round) return
    void navigator.clipboard
      .writeText(receiptOf(round, replay))
      .then(() => showToast(t('games.copied')))
  }
  useKeys({ c: copy, escape: () => void navigate('/games') })
  if (error) return <RecordFailed error={error} />
  if (!round) return <PartLoading />
  return (
    <Page
      title={round.gameNames[language] ?? roundId}
      note={`${round.vendor} · ${round.roundId}`}
      aside={
        <>
          {round.detailUrl && (
            <a className="o-btn" href={round.detailUrl} target="_blank" rel="noreferrer">
              <ExternalLink size={14} aria-hidden="true" /> {t('games.replay')}
            </a>
          )}
          <button type="button" className="o-btn o-go" onClick={copy}>
            <Copy size={14} aria-hidden="true" /> {t('games.copyReceipt')} <kbd>C</kbd>
          </button>
        </>
      }
    >
      <Figures>
        <Figure label={t('games.balanceBefore')} value={balanceOf(round.balanceBefore)} />
        <Figure label={t('games.staked')} value={formatReais(round.stake)} />
        <Figure label={t('games.paid')} value={formatReais(round.payout)} />
        <Figure label={t('games.balanceAfter')} value={balanceOf(round.balanceAfter)} />
        <Figure
          label={t('word.member')}
          value={<MemberLink account={round.account} />}
          before={formatMomentInFull(round.startedAt)}
        />
      </Figures>
      <p className={styles['plain']}>
        {t(round.detailUrl ? 'games.replayText' : 'games.noReplay')}
      </p>
      <RoundReplayPanel vendor={round.vendor} roundId={round.roundId} />
      <Bets round={round} />
      <Incidents round={round} />
    </Page>
  )
}
