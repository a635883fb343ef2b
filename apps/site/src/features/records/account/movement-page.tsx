import { useQuery } from '@tanstack/react-query'
import type { MoneyPath } from '@trevo/contract/wps/records.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '../../../core/language/language.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import { to } from '../../../core/router/to.ts'
import { useSession } from '../../../core/session/store.ts'
import { DetailFacts, Onward, type DetailFact, type DetailLink } from '../common/detail-sheet.tsx'
import { incidentOf, movementKindOf } from '../common/movement-kinds.ts'
import { moneyPathQuery } from '../common/queries.ts'
import { shortId } from '../../../core/tables/short-id.ts'
import { DownloadButton } from './download-button.tsx'
import { MoneyTrace } from './money-trace.tsx'
import { MoneyWay } from './money-way.tsx'
import styles from './movement-page.module.css'
import { MovementRow } from './movement-row.tsx'
import { useMovementName } from './use-movement-name.ts'

/** The address of the account record as it is filtered, with one of its lines opened. */
export const withLine = (query: URLSearchParams, txId: string): string => {
  const next = new URLSearchParams(query)
  next.set('line', txId)
  return next.toString()
}

const toList = (query: URLSearchParams): string => {
  const next = new URLSearchParams(query)
  next.delete('line')
  return `/member?${next}`
}

/** One line of the statement: what it was, what its money came from, and what it led to. */
export const MovementPage = ({
  txId,
  query,
}: {
  readonly txId: string
  readonly query: URLSearchParams
}) => {
  const t = useText('records')
  const { language } = useLanguage()
  const memberId = useSession().memberInfo?.id ?? ''
  const path = useQuery(moneyPathQuery(language, memberId, txId))
  return (
    <div className={styles['page']}>
      <Link className={styles['back']} to={toList(query)}>
        <ChevronLeft size={18} aria-hidden="true" />
        {t('records.path.back')}
      </Link>
      {path.data ? (
        <Shown path={path.data} query={query} />
      ) : (
        <NotLoaded
          query={path}
          height={520}
          radius={24}
          title={t('records.path.failed')}
          text={t('records.path.failedText')}
        />
      )}
    </div>
  )
}

type OfPath = {
  readonly path: MoneyPath
  readonly query: URLSearchParams
}

const Shown = ({ path, query }: OfPath) => {
  const t = useText('records')
  const hrefOf = (id: string) => `/member?${withLine(query, id)}`
  return (
    <>
      <Line path={path} />
      <MoneyWay path={path} hrefOf={hrefOf} />
      <MoneyTrace path={path} hrefOf={hrefOf} />
      <Related path={path} hrefOf={hrefOf} />
      <p className={styles['rule']}>{t('records.path.rule')}</p>
    </>
  )
}

const useFacts = (path: MoneyPath): readonly DetailFact[] => {
  const t = useText('records')
  const { locale } = useLanguage()
  const { line, balanceBefore, pix } = path
  const money = (amount: string) => formatAmount(amount, { locale })
  const optional = (label: string, value: string | null | undefined): DetailFact[] =>
    value ? [{ label, value }] : []
  return [
    {
      label: t('common.type'),
      value: t(movementKindOf(line).text, { type: line.tx_type_id }),
    },
    ...optional(t('common.game'), line.gameName),
    ...optional(t('records.incident'), incidentOf(line)),
    { label: t('common.when'), value: formatDateTime(new Date(line.tx_time), locale) },
    { label: t('records.path.balanceBefore'), value: money(balanceBefore) },
    { label: t('common.balanceAfter'), value: money(line.current_avail_balance) },
    ...optional(t('records.path.payer'), pix?.payerName),
    ...optional(t('records.path.payerDocument'), pix?.payerDocument),
    pix
      ? { label: t('records.path.endToEnd'), value: shortId(pix.endToEndId), copy: pix.endToEndId }
      : { label: t('common.number'), value: shortId(line.order_no), copy: line.order_no },
  ]
}

const Line = ({ path }: { readonly path: MoneyPath }) => {
  const t = useText('records')
  const { locale } = useLanguage()
  const nameOf = useMovementName()
  const { line } = path
  const link = useOwnPage(path)
  return (
    <section className={styles['card']} aria-labelledby="movement">
      <h2 id="movement" className={styles['name']}>
        {nameOf(line)}
      </h2>
      <p className={styles['figure']}>{formatAmount(line.amount, { locale, sign: 'always' })}</p>
      <DetailFacts facts={useFacts(path)} />
      <div className={styles['acts']}>
        {link && <Onward link={link} />}
        <DownloadButton wide order={() => ({ what: 'receipt', format: 'pdf', txId: line.tx_id })}>
          {t('records.receipt')}
        </DownloadButton>
      </div>
    </section>
  )
}

/** Where a movement has a page of its own: its round with the proof, its deposit or its withdrawal. */
const useOwnPage = ({ line, withdrawalId }: MoneyPath): DetailLink | undefined => {
  const t = useText('records')
  if (line.detailUrl !== null) {
    // A round's page is on the game server; a lottery order and a slip have theirs on the site.
    const outside = !line.detailUrl.startsWith('/')
    const label = t(outside ? 'records.proof' : 'records.betProof')
    return { label, href: line.detailUrl, outside }
  }
  if (withdrawalId !== null) {
    const href = to.member('withdraw', { withdrawal: withdrawalId })
    return { label: t('records.path.openWithdrawal'), href, outside: false }
  }
  if (incidentOf(line) !== undefined) {
    return { label: t('records.openStatus'), href: to.status(), outside: false }
  }
  if (line.depositId === null) return undefined
  const href = to.member('depositv2', { deposit: line.depositId })
  return { label: t('records.openDeposit'), href, outside: false }
}

/** What else belongs to the same bet, bonus or withdrawal. */
const Related = ({
  path: { related, isOpen, line },
  hrefOf,
}: {
  readonly path: MoneyPath
  readonly hrefOf: (id: string) => string
}) => {
  const t = useText('records')
  const { locale } = useLanguage()
  if (related.length === 0 && isOpen === null) return null
  const isStake = line.amount.startsWith('-')
  return (
    <section className={styles['card']} aria-labelledby="related">
      <h2 id="related">{t(isOpen === null ? 'records.path.related' : 'records.path.sameBet')}</h2>
      {isOpen && <p className={styles['note']}>{t('records.path.open')}</p>}
      {isOpen === false && isStake && related.length === 0 && (
        <p className={styles['note']}>{t('records.path.noPrize')}</p>
      )}
      <ul>
        {related.map((other) => (
          <MovementRow
            key={other.tx_id}
            movement={other}
            locale={locale}
            isDated
            href={hrefOf(other.tx_id)}
          />
        ))}
      </ul>
    </section>
  )
}
