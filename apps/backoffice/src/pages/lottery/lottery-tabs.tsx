import { useNavigate } from 'react-router'
import { useT } from '../../core/texts.tsx'
import { Tabs } from '../../parts/tabs.tsx'

const parts = {
  calendar: '/lottery',
  games: '/lottery/games',
  instant: '/lottery/instant',
  prizes: '/lottery/prizes',
  settings: '/lottery/settings',
} as const
type LotteryPart = keyof typeof parts

/** The parts of the lottery desk. */
export const LotteryTabs = ({ value }: { readonly value: LotteryPart }) => {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Tabs
      label={t('lottery.parts')}
      tabs={(Object.keys(parts) as LotteryPart[]).map((one) => ({
        value: one,
        text: t(`lottery.part.${one}`),
      }))}
      value={value}
      onChange={(part) => void navigate(parts[part])}
    />
  )
}
