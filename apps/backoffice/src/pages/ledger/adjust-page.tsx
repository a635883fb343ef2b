import { openAdjustment } from '@trevo/api-client/ops-endpoints.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ask } from '../../core/api.ts'
import { formatMoment, formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { Figure, Figures, Panel } from '../../parts/panel.tsx'
import { readText, useAddress } from '../../parts/use-address.ts'
import { PartLoading } from '../../shell/page-states.tsx'
import { AdjustForm } from './adjust-form.tsx'
import styles from './ledger.module.css'

const openQuery = (member: string) =>
  queryOptions({
    queryKey: ['adjust', member],
    queryFn: () => ask(openAdjustment, { params: { member } }),
    retry: false,
  })

const Adjusting = ({ member }: { readonly member: string }) => {
  const t = useT()
  const { data, error } = useQuery(openQuery(member))
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  return (
    <div className={styles['adjust']}>
      <Figures>
        <Figure
          label={t('word.member')}
          value={<Link to={`/members/${data.memberId}`}>{data.username}</Link>}
        />
        <Figure label={t('ledger.available')} value={formatReais(data.available)} />
        <Figure label={t('ledger.heldBalance')} value={formatReais(data.held)} />
      </Figures>
      {data.waiting && (
        <p role="status" className={styles['waiting']}>
          {t('ledger.waiting', {
            operator: data.waiting.askedBy,
            at: formatMoment(data.waiting.askedAt),
          })}{' '}
          <Link to="/approvals" className="o-link">
            {t('office.approvals')}
          </Link>
        </p>
      )}
      <Panel title={t('ledger.adjust')} note={t('ledger.adjustNote')}>
        <AdjustForm opened={data} />
      </Panel>
    </div>
  )
}

/** An adjustment of a member's balance: what it is about, the amount, the evidence. */
export const AdjustPage = () => {
  const t = useT()
  const { values, isIgnored, change } = useAddress({ member: readText(64) })
  const right = useRight('ledger.adjust')
  return (
    <Page
      title={t('ledger.adjust')}
      note={right?.ceiling ? t('office.until', { amount: formatReais(right.ceiling) }) : undefined}
      bar={
        <FilterBar
          fields={[{ name: 'member', label: t('ledger.member'), kind: 'text', max: 64 }]}
          values={{ member: values.member }}
          isIgnored={isIgnored}
          onChange={change}
        />
      }
    >
      {!right && <p role="status">{needs(t, 'ledger.adjust')}</p>}
      {right && values.member === undefined && <p className="o-muted">{t('ledger.whose')}</p>}
      {right && values.member !== undefined && (
        <Adjusting key={values.member} member={values.member} />
      )}
    </Page>
  )
}
