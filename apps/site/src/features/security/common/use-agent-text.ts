import { describeAgent } from './describe-agent.ts'
import { useSecurityText } from './use-security-text.ts'

/** A browser's text about itself, as a person would say it. */
export const useAgentText = (): ((userAgent: string) => string) => {
  const t = useSecurityText()
  return (userAgent) => {
    const { browser, system } = describeAgent(userAgent)
    if (browser && system) return t('agent.on', { browser, system })
    return browser || system || t('agent.unknown')
  }
}
