import type { MonthCost } from '@trevo/contract/ops/giving/promotion-editor.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { useState } from 'react'
import { formatAmount, formatRate, formatReais } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import { Difference } from '../../../parts/difference.tsx'
import { NumberInput } from '../../../parts/inputs.tsx'
import { Figure, Panel } from '../../../parts/panel.tsx'
import { useOwnSiteTexts } from '../use-site-texts.ts'
import { describeTerms } from './describe-terms.ts'
import styles from './editor.module.css'
import type { Editor } from './use-editor.ts'

const height = 64
const width = 16

/** Months by cost; those beyond the budget are marked. */
const Histogram = ({
  cost,
  budget,
}: {
  readonly cost: MonthCost
  readonly budget: string | null
}) => {
  const t = useT()
  const most = Math.max(1, ...cost.histogram.map(({ months }) => months))
  const isOver = (from: string) => budget !== null && parseMoney(from) > parseMoney(budget)
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${cost.histogram.length * width} ${height}`}
      role="img"
      aria-label={t('promotions.chart', { months: cost.months })}
    >
      {cost.histogram.map(({ from, months }, index) => {
        const tall = (months / most) * height
        return (
          <rect
            key={from}
            x={index * width + 1}
            y={height - tall}
            width={width - 2}
            height={tall}
            rx={2}
            data-over={isOver(from) || undefined}
          />
        )
      })}
    </svg>
  )
}

const Levels = ({ cost }: { readonly cost: MonthCost }) => {
  const t = useT()
  return (
    <div className="o-scroll">
      <table className="o-table">
        <thead>
          <tr>
            <th scope="col">{t('promotions.level')}</th>
            <th scope="col" className="o-number">
              {t('office.members')}
            </th>
            <th scope="col" className="o-number">
              {t('promotions.receive')}
            </th>
            <th scope="col" className="o-number">
              {t('promotions.each')}
            </th>
            <th scope="col" className="o-number">
              {t('promotions.costReais')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cost.levels.map((one) => (
            <tr key={one.level}>
              <td>{one.level}</td>
              <td className="o-number">{one.members}</td>
              <td className="o-number">{one.receive}</td>
              <td className="o-number">{formatAmount(one.each)}</td>
              <td className="o-number">{formatAmount(one.cost)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('word.total')}</th>
            <td className="o-number">{cost.levels.reduce((sum, one) => sum + one.members, 0)}</td>
            <td className="o-number">{cost.levels.reduce((sum, one) => sum + one.receive, 0)}</td>
            <td>–</td>
            <td className="o-number">
              <b>{formatAmount(cost.mean)}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

const Result = ({ cost, budget }: { readonly cost: MonthCost; readonly budget: string | null }) => {
  const t = useT()
  if (cost.sampled === 0) return <p className={styles['note']}>{t('promotions.noSample')}</p>
  return (
    <>
      <div className={styles['figures']}>
        <Figure label={t('promotions.median')} value={formatReais(cost.median)} />
        <Figure
          label={t('promotions.p95')}
          value={formatReais(cost.p95)}
          tone={cost.overBudget > 0 ? 'warn' : undefined}
          before={
            cost.overBudget > 0 &&
            t('promotions.over', { count: cost.overBudget, months: cost.months })
          }
        />
      </div>
      <Histogram cost={cost} budget={budget} />
      <div className={styles['axis']}>
        <span>{formatReais(cost.histogram[0]?.from ?? '0.00')}</span>
        <span>{formatReais(cost.histogram.at(-1)?.from ?? '0.00')}</span>
      </div>
      <Levels cost={cost} />
      {cost.shareBp !== null && (
        <p className={styles['note']}>
          {t('promotions.ofCounted', {
            share: formatRate(cost.shareBp),
            counted: formatReais(cost.counted),
          })}
        </p>
      )}
    </>
  )
}

const Assumptions = ({ cost }: { readonly cost: MonthCost }) => {
  const t = useT()
  const { sampled, audience, days, seed } = cost
  return (
    <details className={styles['note']}>
      <summary>{t('promotions.assumptions')}</summary>
      <p>{t('promotions.assumed', { sampled, audience, days, seed })}</p>
    </details>
  )
}

/** What a month of the draft costs, and its terms beside the published ones. */
export const CostPanel = ({ editor }: { readonly editor: Editor }) => {
  const t = useT()
  const site = useOwnSiteTexts()
  const { draft, content, busy, simulate } = editor
  const [seed, setSeed] = useState(1)
  if (!draft || !content) return null
  const { cost, published, publishedCost } = draft
  return (
    <div className={styles['cost']}>
      <Panel
        title={t('promotions.cost')}
        note={
          cost && t('promotions.simulated', { months: cost.months, seconds: cost.tookMs / 1_000 })
        }
      >
        {cost ? (
          <Result cost={cost} budget={content.budget} />
        ) : (
          <p className={styles['note']}>{t('promotions.notSimulated')}</p>
        )}
        <div className={styles['run']}>
          <NumberInput
            label={t('promotions.seed')}
            value={seed}
            max={2_147_483_647}
            onChange={(next) => setSeed(next ?? 1)}
          />
          <button
            type="button"
            className="o-btn"
            aria-disabled={busy !== undefined}
            onClick={() => {
              if (busy === undefined) void simulate(seed)
            }}
          >
            {t(busy === 'simulate' ? 'office.loading' : 'promotions.simulate')}
          </button>
        </div>
        {cost && <Assumptions cost={cost} />}
      </Panel>
      {published && (
        <Panel title={t('promotions.beside', { version: published.version })}>
          <Difference
            before={{
              ...describeTerms(t, site, published.content),
              [t('promotions.median')]: publishedCost?.median ?? null,
            }}
            after={{
              ...describeTerms(t, site, content),
              [t('promotions.median')]: cost?.median ?? null,
            }}
            headings={{
              old: t('promotions.v', { version: published.version }),
              next: t('promotions.v', { version: published.version + 1 }),
            }}
          />
        </Panel>
      )}
    </div>
  )
}
