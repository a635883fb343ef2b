import { useNavigate } from 'react-router'
import { useT } from '../../core/texts.tsx'
import { Tabs } from '../../parts/tabs.tsx'

const paths = {
  tree: '/agents',
  contracts: '/agents/contracts',
  runs: '/agents/runs',
  statements: '/agents/statements',
  disputes: '/agents/statements?dispute=open',
  debts: '/agents/debts',
} as const
const parts = ['tree', 'contracts', 'runs', 'statements', 'disputes', 'debts'] as const

/** The parts of the agents' area. */
export const AgentsTabs = ({ value }: { readonly value: keyof typeof paths }) => {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Tabs
      label={t('agents.parts')}
      tabs={parts.map((part) => ({ value: part, text: t(`agents.part.${part}`) }))}
      value={value}
      onChange={(part) => void navigate(paths[part])}
    />
  )
}
