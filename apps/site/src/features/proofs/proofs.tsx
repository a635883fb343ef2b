import { useQuery } from '@tanstack/react-query'
import { listProofs } from '@trevo/api-client/endpoints.ts'
import type { ConservationProof } from '@trevo/contract/wps/proofs.ts'
import { formatCount, formatDateTime } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Link } from 'react-router'
import { PublicPage } from '../../core/layout/public-page.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { ask } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { to } from '../../core/router/to.ts'
import { PrizeDrawProofs } from './prize-draw-proofs.tsx'
import { JackpotProofs } from './jackpot-proofs.tsx'
import styles from './proofs.module.css'
import { useText } from '../../core/language/use-text.ts'
import { Table } from '../../core/tables/table.tsx'

const checks = [
  'proofs.what1',
  'proofs.what2',
  'proofs.what3',
  'proofs.what4',
  'proofs.what5',
] as const

/** The hourly proof that no money is created or lost: the latest one, earlier ones, and how it is made. */
export const Proofs = () => {
  const t = useText('proofs')
  return (
    <PublicPage title={t('footer.proofs')} lead={t('proofs.lead')}>
      <Figures />
      <section>
        <h2>{t('proofs.what')}</h2>
        <ul className={styles['checks']}>
          {checks.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </section>
      <JackpotProofs />
      <PrizeDrawProofs />
      <section>
        <h2>{t('proofs.how')}</h2>
        <p>{t('proofs.how1')}</p>
        <p>{t('proofs.how2')}</p>
        <p>{t('proofs.how3', { path: 'GET /wps/system/proofs' })}</p>
        <Link to={to.member('transactionHistory')} className={buttonClass('plain')}>
          {t('proofs.toRecord')}
        </Link>
        <Link to={to.ticket()} className={buttonClass('plain')}>
          {t('common.verifyTicket')}
        </Link>
        <Link to={to.lotteryResults()} className={buttonClass('plain')}>
          {t('proofs.toResults')}
        </Link>
      </section>
    </PublicPage>
  )
}

const Figures = () => {
  const t = useText('proofs')
  const proofs = useQuery({
    queryKey: ['proofs'],
    queryFn: ({ signal }) => ask(listProofs, { query: {}, signal }),
    staleTime: 60_000,
  })
  if (!proofs.data) {
    return <NotLoaded query={proofs} height={180} radius={24} title={t('proofs.failed')} />
  }
  const { list } = proofs.data
  const [last] = list
  if (!last) {
    return <Empty drawing="memo" title={t('proofs.none')} text={t('proofs.noneText')} />
  }
  return (
    <>
      <LastProof proof={last} />
      <ProofTable list={list} />
    </>
  )
}

const LastProof = ({ proof }: { readonly proof: ConservationProof }) => {
  const t = useText('proofs')
  const { locale } = useLanguage()
  return (
    <section className={styles['last']} data-ok={proof.ok || undefined}>
      <h2>{t(proof.ok ? 'proofs.sound' : 'proofs.broken')}</h2>
      <p>{t('proofs.last', { at: formatDateTime(new Date(proof.provedAt), locale) })}</p>
      <dl>
        <div>
          <dt>{t('proofs.total')}</dt>
          <dd>{formatAmount(proof.total, { locale })}</dd>
        </div>
        <div>
          <dt>{t('proofs.accounts')}</dt>
          <dd>{formatCount(proof.accounts, locale)}</dd>
        </div>
        <div>
          <dt>{t('proofs.entries')}</dt>
          <dd>{formatCount(proof.entries, locale)}</dd>
        </div>
        {proof.archivedMonths > 0 && (
          <div>
            <dt>{t('proofs.archived')}</dt>
            <dd>{formatCount(proof.archivedEntries, locale)}</dd>
          </div>
        )}
      </dl>
      {proof.archivedMonths > 0 && (
        <p>{t('proofs.archivedMonths', { count: proof.archivedMonths })}</p>
      )}
    </section>
  )
}

const ProofTable = ({ list }: { readonly list: readonly ConservationProof[] }) => {
  const t = useText('proofs')
  const { locale } = useLanguage()
  return (
    <Table
      className={styles['table']}
      caption={t('proofs.list')}
      rows={list}
      keyOf={({ provedAt }) => provedAt}
      columns={[
        {
          key: 'at',
          label: t('common.when'),
          show: ({ provedAt }) => formatDateTime(new Date(provedAt), locale),
        },
        {
          key: 'entries',
          label: t('proofs.entries'),
          show: ({ entries }) => formatCount(entries, locale),
        },
        {
          key: 'total',
          label: t('proofs.total'),
          show: ({ total }) => formatAmount(total, { locale }),
        },
        {
          key: 'result',
          label: t('proofs.result'),
          show: ({ ok, problemCount }) =>
            ok ? t('proofs.ok') : t('proofs.problems', { count: problemCount }),
        },
      ]}
    />
  )
}
