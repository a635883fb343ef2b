import { useNavigate } from 'react-router'
import { useT } from '../../core/texts.tsx'
import { Tabs } from '../../parts/tabs.tsx'

const parts = {
  rounds: '/games',
  returns: '/games/returns',
  held: '/games/held',
  stops: '/games/stops',
  incidents: '/games/incidents',
  jackpots: '/games/jackpots',
  streams: '/games/streams',
} as const
type GamesPart = keyof typeof parts

/** The parts of the games area. */
export const GamesTabs = ({ value }: { readonly value: GamesPart }) => {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Tabs
      label={t('games.parts')}
      tabs={(Object.keys(parts) as GamesPart[]).map((one) => ({
        value: one,
        text: t(`games.part.${one}`),
      }))}
      value={value}
      onChange={(part) => void navigate(parts[part])}
    />
  )
}
