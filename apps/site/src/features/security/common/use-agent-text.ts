import { describeAgent } from '@trevo/ui/agent/describe-agent.ts'
import { useText } from '../../../core/language/use-text.ts'

/** A browser's user agent, in readable form. */
export const useAgentText = (): ((userAgent: string) => string) => {
  const t = useText('security')
  return (userAgent) => {
    const { browser, system } = describeAgent(userAgent)
    if (browser && system) return t('agent.on', { browser, system })
    return browser || system || t('agent.unknown')
  }
}
