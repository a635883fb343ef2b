import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ContractType } from '@trevo/contract/contract-terms.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Money } from '@trevo/ui/money.tsx'
import { Tabs } from '@trevo/ui/tabs.tsx'
import { useState } from 'react'
import { rowsOf } from '../../../core/lists/pages.ts'
import { Empty } from '../../../core/lists/empty.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { useBrandZone } from '../../../core/session/use-brand-zone.ts'
import styles from '../common/center.module.css'
import { ListFrame } from '../common/list-frame.tsx'
import { previewQuery, statementsQuery } from '../common/queries.ts'
import { CalculationList } from './calculation-list.tsx'
import { StatementCard } from './statement-card.tsx'
import card from './statement-card.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** Past results of contracts of a type, current ones, and those waiting for the giver's approval. */
export const Statements = ({ contractType }: { readonly contractType: ContractType }) => {
  const t = useText('agent-center')
  const [side, setSide] = useState<'receiver' | 'giver'>('receiver')
  return (
    <section className={styles['stack']} aria-label={t('statement.records')}>
      <Preview contractType={contractType} />
      <h2>{t('statement.records')}</h2>
      <Tabs
        label={t('statement.records')}
        value={side}
        onChange={setSide}
        items={(['receiver', 'giver'] as const).map((key) => ({
          key,
          label: t(key === 'receiver' ? 'statement.own' : 'statement.disburse'),
          panel: <StatementList contractType={contractType} side={key} />,
        }))}
      />
    </section>
  )
}

const Preview = ({ contractType }: { readonly contractType: ContractType }) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const reportZone = useBrandZone()
  const { data = [] } = useQuery(previewQuery(contractType))
  return data.map((one) => (
    <section
      key={one.contractId}
      className={styles['card']}
      aria-label={`${t('statement.preview')} · ${t(`product.${one.type}`)}`}
    >
      <div className={styles['cardHead']}>
        <h2>
          {t('statement.preview')} · {t(`product.${one.type}`)}
        </h2>
      </div>
      <CalculationList figures={one} isDividend={contractType === 'DIVIDEND'} />
      <p className={card['sum']}>
        {t('statement.ifNow')}
        <b>
          <Money amount={one.due} locale={locale} />
        </b>
      </p>
      <p className={styles['note']}>
        {t('statement.previewText', {
          end: formatDateTime(new Date(one.endsAt), locale, reportZone),
        })}
      </p>
    </section>
  ))
}

const StatementList = ({
  contractType,
  side,
}: {
  readonly contractType: ContractType
  readonly side: 'receiver' | 'giver'
}) => {
  const t = useText('agent-center')
  const statements = useInfiniteQuery(statementsQuery(contractType, side))
  const list = rowsOf(statements)
  if (statements.data && list.length === 0) {
    return <Empty drawing="memo" title={t('statement.none')} text={t('statement.noneText')} />
  }
  return (
    <div className={styles['stack']}>
      <ListFrame pages={statements}>
        {list.map((one) => (
          <StatementCard key={one.statementId} statement={one} side={side} />
        ))}
      </ListFrame>
    </div>
  )
}
