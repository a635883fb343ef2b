import type { AuditRow } from '@trevo/contract/ops/audit.ts'
import { useQuery } from '@tanstack/react-query'
import { Circle, CircleDot } from 'lucide-react'
import { formatToTheMillisecond } from '../../core/format.ts'
import { nameAct } from '../../core/names/name-act.ts'
import { nameRight } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { Difference } from '../../parts/difference.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { shortHash } from './act-table.tsx'
import styles from './audit.module.css'
import { rowQuery } from './use-audit.ts'

const Facts = ({ row }: { readonly row: AuditRow }) => {
  const t = useT()
  const facts = [
    ['who', row.operator],
    ['when', formatToTheMillisecond(row.at)],
    ['act', nameAct(t, row.act)],
    ['right', nameRight(t, row.right)],
    ['target', row.target || '–'],
    ['address', row.address],
    ['request', row.requestId],
    ['reason', row.reason ?? '–'],
  ] as const
  return (
    <FactList items={facts.map(([name, value]) => ({ label: t(`audit.column.${name}`), value }))} />
  )
}

const Link = ({
  row,
  isThis,
  text,
}: {
  readonly row: AuditRow
  readonly isThis: boolean
  readonly text: string
}) => {
  const Icon = isThis ? CircleDot : Circle
  return (
    <li data-this={isThis || undefined}>
      <Icon size={14} aria-hidden="true" />
      <b>{row.position}</b>
      <span className={styles['code']}>{shortHash(row.hash)}</span>
      <span className="o-muted">{text}</span>
    </li>
  )
}

const Opened = ({ position }: { readonly position: number }) => {
  const t = useT()
  const { data, isPending, error } = useQuery(rowQuery(position))
  if (isPending) return <PartLoading />
  if (error) return <p role="alert">{error.message}</p>
  const { row, earlier, later } = data
  if (row === null) return <p className={styles['none']}>{t('audit.noRow')}</p>
  const headings = { old: t('audit.column.before'), next: t('audit.column.after') }
  const hashed =
    earlier === null
      ? t('audit.firstRow')
      : t('audit.hashOf', { previous: shortHash(earlier.hash) })
  return (
    <>
      <Facts row={row} />
      {row.before === null && row.after === null ? (
        <p className={styles['none']}>{t('audit.noValues')}</p>
      ) : (
        <Difference before={row.before} after={row.after} headings={headings} />
      )}
      <h3 className={styles['chainTitle']}>{t('audit.chain')}</h3>
      <ol className={styles['chain']}>
        {earlier && <Link row={earlier} isThis={false} text={nameAct(t, earlier.act)} />}
        <Link row={row} isThis text={hashed} />
        {later && (
          <Link
            row={later}
            isThis={false}
            text={t('audit.takenIn', { hash: shortHash(row.hash) })}
          />
        )}
      </ol>
      <p className={styles['foot']}>{t('audit.forever')}</p>
    </>
  )
}

/** One act: who, when, from where and why, its old beside its new values, its place in the chain. */
export const ActPanel = ({
  position,
  onClose,
}: {
  readonly position: number
  readonly onClose: () => void
}) => {
  const t = useT()
  return (
    <section aria-label={t('audit.rowTitle', { position })}>
      <RecordHead title={t('audit.rowTitle', { position })} onClose={onClose} />
      <Opened position={position} />
    </section>
  )
}
