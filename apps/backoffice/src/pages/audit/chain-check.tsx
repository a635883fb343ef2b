import type { AuditChain, ChainFault } from '@trevo/contract/ops/audit.ts'
import { useQuery } from '@tanstack/react-query'
import { formatCount, formatMomentInFull, formatNumber } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { FactList, Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './audit.module.css'
import { chainQuery, useChainCheck, type ChainCheck, type ChainKind } from './use-chain-check.ts'

const LastHead = ({ chain }: { readonly chain: AuditChain }) => {
  const t = useT()
  const { head, file, isFileSound } = chain
  const facts = [
    ...(head
      ? [
          { label: t('audit.check.headRow'), value: formatCount(head.position) },
          { label: t('audit.check.headAt'), value: formatMomentInFull(head.at) },
          { label: t('audit.check.key'), value: <code>{head.keyId}</code> },
          {
            label: t('audit.column.hash'),
            value: <code className={styles['hash']}>{head.hash}</code>,
          },
        ]
      : []),
    { label: t('audit.check.keptIn'), value: <code>{file}</code> },
  ]
  return (
    <Panel title={t('audit.check.lastHead')}>
      {!isFileSound && (
        <p className={styles['bad']} role="alert">
          {t('audit.check.fileBroken')}
        </p>
      )}
      {isFileSound && head === null && <p className={styles['none']}>{t('audit.check.noHead')}</p>}
      <FactList items={facts} />
      <p className={styles['foot']}>{t('audit.check.headNote')}</p>
    </Panel>
  )
}

const describeFault = (t: T, chain: ChainKind, { kind, first, last }: ChainFault): string => {
  const row = formatCount(first ?? 0)
  if (kind === 'unsigned') return t('audit.check.fault.unsigned', { row })
  if (chain === 'readings') {
    return t('audit.check.fault.readings', { row, last: formatCount(last ?? first ?? 0) })
  }
  return t(`audit.check.fault.${kind}`, { row })
}

const Outcome = ({ check }: { readonly check: ChainCheck }) => {
  const t = useT()
  const { state, rows, tookMs, fault, chain, message } = check
  const tone = fault ? 'o-bad' : state === 'done' ? 'o-ok' : 'o-warn'
  const word = fault ? 'broken' : state === 'none' ? 'stopped' : state
  return (
    <>
      <p className={styles['outcome']} role="status">
        <span className={`o-pill ${tone}`}>{t(`audit.check.state.${word}`)}</span>
        {fault && <b>{describeFault(t, chain, fault)}</b>}
        {message !== null && <span>{message}</span>}
      </p>
      <FactList
        items={[
          { label: t('audit.check.acts'), value: formatCount(rows.acts) },
          { label: t('audit.check.readings'), value: formatCount(rows.readings) },
          {
            label: t('audit.check.took'),
            value: t('audit.check.seconds', {
              seconds: formatNumber(tookMs / 1000, { maximumFractionDigits: 1 }),
            }),
          },
        ]}
      />
    </>
  )
}

const Verification = ({ onRow }: { readonly onRow: (row: number) => void }) => {
  const t = useT()
  const { check, start, goOn, stop } = useChainCheck()
  const { state, fault, chain } = check
  const row = chain === 'acts' && fault && fault.kind !== 'unsigned' ? fault.first : null
  return (
    <Panel title={t('audit.check.title')}>
      <p className={styles['none']}>{t('audit.check.note')}</p>
      {state !== 'none' && <Outcome check={check} />}
      <div className={styles['acts']}>
        {state === 'running' ? (
          <button type="button" className="o-btn" onClick={stop}>
            {t('audit.check.stop')}
          </button>
        ) : (
          <button type="button" className="o-btn o-go" onClick={start}>
            {t(state === 'none' ? 'audit.check.start' : 'audit.check.again')}
          </button>
        )}
        {state === 'stopped' && (
          <button type="button" className="o-btn" onClick={goOn}>
            {t('audit.check.goOn')}
          </button>
        )}
        {row !== null && (
          <button type="button" className="o-btn" onClick={() => onRow(row)}>
            {t('audit.check.openRow')}
          </button>
        )}
      </div>
    </Panel>
  )
}

/** The last signed end of the brand's chain, and its verification. */
export const ChainCheckPanels = ({ onRow }: { readonly onRow: (row: number) => void }) => {
  const { data, error } = useQuery(chainQuery)
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  return (
    <div className={styles['check']}>
      <Verification onRow={onRow} />
      <LastHead chain={data} />
    </div>
  )
}
