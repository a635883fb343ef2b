import type { Message } from '../../../translate.ts'

/** The agents' own entrance and center. */
export const texts = {
  'agent.login': 'Agent login',
  'agent.loginText': 'For partners only. Players log in on the site.',
  'agent.notAgent':
    'You are logged in as {name}, which is not an agent account. Log in with an agent account.',
  'agent.become': 'Would you like to be an agent?',
  'agent.apply': 'Talk to us',
  'agent.hello': 'Hello, {name}',
  'agent.homeText': 'This page is not available. Choose another one from the menu.',
  'agent.signOut': 'Sign out',
} as const satisfies Record<string, Message>
