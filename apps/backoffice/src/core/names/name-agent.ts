import { describeAgent } from '@trevo/ui/agent/describe-agent.ts'

/** Browser and system of a user agent, such as `Chrome, Windows`; all of it where it names neither. */
export const nameAgent = (userAgent: string): string => {
  const { browser, system } = describeAgent(userAgent)
  return [browser, system].filter(Boolean).join(', ') || userAgent
}
