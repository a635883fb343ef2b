import type { Value } from '@trevo/contract/endpoint.ts'
import {
  prizeCauses,
  prizeLists,
  prizeProducts,
  type listPrizes,
} from '@trevo/contract/ops/compliance/prizes.ts'
import { useT, type T } from '../../core/texts.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { PrizePanel } from './prize-panel.tsx'
import { PrizeTable } from './prize-table.tsx'
import { ages, usePrizes, usePrizesAddress, type PrizesAddress } from './use-prizes.ts'

type Law = Value<typeof listPrizes>['law']

const figures = {
  held: 'heldCreditDays',
  unclaimed: 'unclaimedDays',
  undeliverable: 'undeliverableDays',
} as const satisfies Readonly<Record<string, keyof Law>>

/** What the law asks of the list. */
const noteOf = (t: T, list: PrizesAddress['list'], law: Law): string => {
  if (list === 'late') {
    const minutes = law.prizePayableMin
    return minutes === 0 ? t('prizes.note.noLaw') : t('prizes.note.late', { minutes })
  }
  const days = law[figures[list]]
  return days === 0 ? t('prizes.note.noLaw') : t(`prizes.note.${list}`, { days })
}

const hoursOfDay = 24

const ageText = (t: T, hours: number): string =>
  hours < hoursOfDay
    ? t('prizes.age.hours', { count: hours })
    : t('prizes.age.days', { count: hours / hoursOfDay })

const Filters = ({ of }: { readonly of: PrizesAddress }) => {
  const t = useT()
  const { product, cause, hours, isIgnored, change } = of
  return (
    <FilterBar
      fields={[
        {
          name: 'product',
          label: t('word.product'),
          kind: 'choice',
          any: t('prizes.anyProduct'),
          options: prizeProducts.map((value) => ({ value, text: t(`prizes.product.${value}`) })),
        },
        {
          name: 'cause',
          label: t('prizes.cause'),
          kind: 'choice',
          any: t('prizes.anyCause'),
          options: prizeCauses.map((value) => ({ value, text: t(`prizes.cause.${value}`) })),
        },
        {
          name: 'hours',
          label: t('prizes.age'),
          kind: 'choice',
          any: t('prizes.anyAge'),
          options: ages.map((value) => ({ value, text: ageText(t, Number(value)) })),
        },
      ]}
      values={{ product, cause, hours }}
      isIgnored={isIgnored}
      onChange={change}
    />
  )
}

/** Prizes and other money of members that is not paid, by list, with cause and age. */
export const PrizesPage = () => {
  const t = useT()
  const of = usePrizesAddress()
  const prizes = usePrizes(of)
  const first = prizes.query.data?.pages[0]
  const { list, row, change } = of
  return (
    <Page
      title={t('office.prizes')}
      note={first && noteOf(t, list, first.law)}
      isTable
      bar={
        <>
          <Tabs
            label={t('prizes.which')}
            tabs={prizeLists.map((value) => ({
              value,
              text: t(`prizes.list.${value}`),
              ...(first && { count: first.counts[value] }),
            }))}
            value={list}
            onChange={(value) => change({ list: value, row: '' })}
          />
          <Filters of={of} />
        </>
      }
      panel={
        row && (
          <PrizePanel
            key={row}
            itemId={row}
            work={prizes.works.get(row)}
            onClose={() => change({ row: '' })}
          />
        )
      }
    >
      <PrizeTable of={of} prizes={prizes} />
    </Page>
  )
}
