import type { ServiceState } from '@trevo/contract/wps/status/service-status.ts'
import { useT } from '../../core/texts.tsx'

const tones = {
  working: 'o-ok',
  slow: 'o-warn',
  down: 'o-bad',
  off: '',
  unknown: '',
} as const satisfies Record<ServiceState, string>

export const StatePill = ({ state }: { readonly state: ServiceState }) => {
  const t = useT()
  return <span className={`o-pill ${tones[state]}`}>{t(`status.state.${state}`)}</span>
}
