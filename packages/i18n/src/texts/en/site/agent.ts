import type { Message } from '../../../translate.ts'

/** The agents' own entrance and center. */
export const texts = {
  'agent.loginText': 'For partners only. Players log in on the site.',
  'agent.notAgent':
    'You are logged in as {name}, which is not an agent account. Log in with an agent account.',
  'agent.become': 'Would you like to be an agent?',
  'agent.apply': 'Talk to us',
  'agent.homeText': 'This page is not available. Choose another one from the menu.',
} as const satisfies Record<string, Message>
