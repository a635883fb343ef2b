import type { MeasuredReturn } from '@trevo/contract/wps/returns.ts'
import { formatBp, formatCount } from '@trevo/i18n/format.ts'
import { Tabs } from '@trevo/ui/tabs.tsx'
import { useState } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { Table } from '../../core/tables/table.tsx'
import { useOpenSheet } from '../../entities/game/game-sheet.ts'
import { DeclaredReturn, LimitBand } from '../../entities/returns/limit-band.tsx'
import { roundsText } from '../../entities/returns/returns.ts'
import styles from './returns.module.css'

type Tab = {
  readonly key: string
  readonly label: string
  readonly shown: readonly MeasuredReturn['kind'][]
}

const kinds = [
  { key: 'all', label: 'common.all', shown: ['game', 'lottery', 'instant'] },
  { key: 'game', label: 'common.games', shown: ['game'] },
  { key: 'lottery', label: 'nav.LOTT', shown: ['lottery', 'instant'] },
] as const satisfies readonly Tab[]

/** The titles, the farthest off first; all, or those of one kind. */
export const ReturnList = ({ list }: { readonly list: readonly MeasuredReturn[] }) => {
  const t = useText('returns')
  const [kind, setKind] = useState<(typeof kinds)[number]['key']>('all')
  return (
    <section className={styles['list']}>
      <Tabs
        label={t('footer.returns')}
        value={kind}
        onChange={setKind}
        items={kinds.map(({ key, label, shown }) => ({
          key,
          label: t(label),
          panel: <Titles rows={list.filter((one) => shown.some((of) => of === one.kind))} />,
        }))}
      />
    </section>
  )
}

const Titles = ({ rows }: { readonly rows: readonly MeasuredReturn[] }) => {
  const t = useText('returns')
  const { locale } = useLanguage()
  if (rows.length === 0) return <p>{t('returns.none')}</p>
  return (
    <Table
      className={styles['table']}
      caption={t('footer.returns')}
      hasHiddenCaption
      rows={rows}
      keyOf={(one) => `${one.kind}${one.id}`}
      columns={[
        { key: 'name', label: t('returns.title'), show: (one) => <Name title={one} /> },
        {
          key: 'measured',
          label: t('returns.measured'),
          show: ({ measuredBp }) => formatBp(measuredBp, locale),
          mark: () => ({ 'data-label': t('returns.measured') }),
        },
        {
          key: 'declared',
          label: t('returns.declared'),
          show: (one) => <DeclaredReturn title={one} />,
          mark: () => ({ 'data-label': t('returns.declared') }),
        },
        { key: 'limits', label: t('returns.limits'), show: (one) => <LimitBand title={one} /> },
      ]}
    />
  )
}

const Name = ({ title: { kind, id, name, rounds } }: { readonly title: MeasuredReturn }) => {
  const t = useText('returns')
  const { locale } = useLanguage()
  const openSheet = useOpenSheet()
  return (
    <>
      {kind === 'game' ? (
        <button type="button" className={styles['open']} onClick={() => openSheet(id)}>
          {name}
        </button>
      ) : (
        <span className={styles['name']}>{name}</span>
      )}
      <small>
        {t(roundsText[kind], {
          count: rounds,
          written: formatCount(rounds, locale),
        })}
      </small>
    </>
  )
}
