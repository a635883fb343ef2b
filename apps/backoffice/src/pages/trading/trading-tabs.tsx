import { useNavigate } from 'react-router'
import { useT } from '../../core/texts.tsx'
import { Tabs } from '../../parts/tabs.tsx'

const places = {
  live: '',
  coming: '?view=coming',
  cost: '?view=cost',
  ended: '?view=ended',
} as const
const pages = { slips: '/slips', limits: '/limits', feeds: '/feeds' } as const
const all = ['live', 'coming', 'cost', 'ended', 'slips', 'limits', 'feeds'] as const
export type TradingPart = (typeof all)[number]

const pathOf = (part: TradingPart): string =>
  `/trading${part in places ? places[part as keyof typeof places] : pages[part as keyof typeof pages]}`

/** The parts of trading: views of the board, and the pages beside it. */
export const TradingTabs = ({ value }: { readonly value: TradingPart }) => {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Tabs
      label={t('trading.parts')}
      tabs={all.map((part) => ({ value: part, text: t(`trading.part.${part}`) }))}
      value={value}
      onChange={(part) => void navigate(pathOf(part))}
    />
  )
}
