import { downloadAmlYear, reportAmlYear, showAmlYear } from '@trevo/api-client/ops-endpoints.ts'
import type { ShownAmlYear } from '@trevo/contract/ops/compliance/aml-year.ts'
import { showToast } from '@trevo/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, call } from '../../core/api.ts'
import { formatMoment, formatNumber } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { saveFile } from '../../core/save-file.ts'
import { serverNow } from '../../core/server-clock.ts'
import { useT, type T } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Page } from '../../parts/page.tsx'
import { FactList, Panel, type FactItem } from '../../parts/panel.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { AmlFilters } from './aml-filters.tsx'
import styles from './aml.module.css'
import { useAmlAgain, type AmlAddress } from './use-aml.ts'

const yearsShown = 5

const hoursOf = (t: T, hours: number | null): string =>
  hours === null ? '–' : t('aml.year.hours', { hours: formatNumber(hours) })

const download = async (year: string): Promise<void> => {
  const answer = await call(downloadAmlYear, { params: { year } })
  if (answer.ok) saveFile(answer.value.fileName, answer.value.content)
  else showToast(answer.message, 'bad')
}

const ReportDialog = ({
  year,
  onClose,
}: {
  readonly year: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useAmlAgain()
  return (
    <ActDialog
      title={`${t('aml.year.make')}: ${year}`}
      draft={`aml year ${year}`}
      confirm={t('aml.year.make')}
      isSecond
      done={t('aml.year.made')}
      onConfirm={async (body) => {
        const answer = await call(reportAmlYear, { params: { year }, body })
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    >
      <p className="o-muted">{t('aml.year.makeMeans')}</p>
    </ActDialog>
  )
}

const Acts = ({ year, of }: { readonly year: string; readonly of: ShownAmlYear }) => {
  const t = useT()
  const mayReport = useRight('aml.report') !== undefined
  const [isMaking, setMaking] = useState(false)
  const canMake = mayReport && of.isOver && of.report === null && of.askedBy === null
  const make = () => canMake && setMaking(true)
  useKeys({ f: make, b: () => of.report && void download(year) })
  return (
    <div className={styles['yearActs']}>
      <button type="button" className="o-btn" aria-disabled={!canMake} onClick={make}>
        {t('aml.year.make')} <kbd>F</kbd>
      </button>
      <button
        type="button"
        className="o-btn"
        aria-disabled={of.report === null}
        onClick={() => of.report && void download(year)}
      >
        {t('aml.download')} <kbd>B</kbd>
      </button>
      {!of.isOver && <span className="o-muted">{t('aml.year.runs')}</span>}
      {of.askedBy !== null && (
        <span className="o-muted">{t('aml.year.asked', { name: of.askedBy })}</span>
      )}
      {of.report && (
        <span className="o-muted">
          {t('aml.year.madeBy', {
            at: formatMoment(of.report.madeAt),
            by: of.report.madeBy,
          })}
        </span>
      )}
      {isMaking && <ReportDialog year={year} onClose={() => setMaking(false)} />}
    </div>
  )
}

type YearFigures = ShownAmlYear['figures']

const lateItem = (t: T, late: number): FactItem => ({
  label: t('aml.year.late'),
  value: late,
  tone: late > 0 ? 'bad' : undefined,
})

type YearPart = {
  readonly title: string
  readonly items: readonly FactItem[]
  /** In the place of no figure. */
  readonly empty?: string
}

/** Each part with its figures. */
const listParts = (
  t: T,
  { alerts, cases, communications, rulesChanged }: YearFigures,
): readonly YearPart[] => [
  {
    title: t('aml.view.alerts'),
    items: [
      { label: t('aml.year.raised'), value: alerts.raised },
      { label: t('aml.year.closed'), value: alerts.closed },
      { label: t('aml.year.inCase'), value: alerts.inCase },
      lateItem(t, alerts.late),
      { label: t('aml.year.median'), value: hoursOf(t, alerts.medianHours) },
    ],
  },
  {
    title: t('aml.view.cases'),
    items: [
      { label: t('aml.year.opened'), value: cases.opened },
      { label: t('aml.year.archived'), value: cases.archived },
      { label: t('aml.year.toReport'), value: cases.toReport },
      { label: t('aml.year.median'), value: hoursOf(t, cases.medianHours) },
    ],
  },
  {
    title: t('aml.year.communications'),
    items: [
      { label: t('aml.year.files'), value: communications.made },
      lateItem(t, communications.late),
      { label: t('aml.year.median'), value: hoursOf(t, communications.medianHours) },
    ],
  },
  {
    title: t('aml.year.byRule'),
    empty: t('aml.year.noAlerts'),
    items: alerts.byRule.map(({ rule, raised, inCase }) => ({
      label: t(`aml.rule.${rule}`),
      value: t('aml.year.ofRule', { raised, inCase }),
    })),
  },
  {
    title: t('aml.year.rules'),
    empty: t('aml.year.noRules'),
    items: rulesChanged.map(({ rule, before, after }) => ({
      label: <code>{rule}</code>,
      value: `${before} → ${after}`,
    })),
  },
]

const Figures = ({ of: { figures } }: { readonly of: ShownAmlYear }) => {
  const t = useT()
  return (
    <div className={styles['yearParts']}>
      {listParts(t, figures).map(({ title, items, empty }) => (
        <Panel key={title} title={title}>
          {items.length === 0 && empty !== undefined ? (
            <p className="o-muted">{empty}</p>
          ) : (
            <FactList items={items} />
          )}
        </Panel>
      ))}
    </div>
  )
}

/** How effective the watch was in a year, and its report by two persons. */
export const YearView = ({ of }: { readonly of: AmlAddress }) => {
  const t = useT()
  const current = new Date(serverNow()).getUTCFullYear()
  const year = of.year ?? String(current - 1)
  const { data } = useQuery({
    queryKey: ['aml', 'year', year],
    queryFn: () => ask(showAmlYear, { params: { year } }),
    retry: false,
  })
  return (
    <Page
      title={t('office.aml')}
      note={t('aml.year.lead')}
      bar={
        <>
          <AmlFilters of={of} />
          <Tabs
            label={t('word.year')}
            tabs={Array.from({ length: yearsShown }, (_, back) => String(current - back)).map(
              (value) => ({ value, text: value }),
            )}
            value={year}
            onChange={(value) => of.change({ year: value })}
          />
        </>
      }
    >
      {data ? (
        <>
          <Acts year={year} of={data} />
          <Figures of={data} />
        </>
      ) : (
        <PartLoading />
      )}
    </Page>
  )
}
