/** The actions of the broker command. */
export const brokerActions = ['publish', 'can-i-deploy', 'record-deployment'] as const

/** An action of the broker command. */
export type BrokerAction = (typeof brokerActions)[number]

/** The name of this app in the pact and in the broker. */
const PACTICIPANT = 'hotel-guest-companion'

/** An action with its parameters. */
export type BrokerRequest =
  | { readonly action: 'publish'; readonly version: string; readonly branch: string; readonly pacts: readonly string[] }
  | { readonly action: 'can-i-deploy' | 'record-deployment'; readonly version: string; readonly environment: string }

/** The arguments of the Pact CLI's `broker` command, which reads URL and credentials from `PACT_BROKER_*`. */
export function brokerArguments(request: BrokerRequest): string[] {
  const { action, version } = request
  if (action === 'publish') {
    return [action, ...request.pacts, '--consumer-app-version', version, '--branch', request.branch]
  }
  const environment = action === 'can-i-deploy' ? '--to-environment' : '--environment'
  return [action, '--pacticipant', PACTICIPANT, '--version', version, environment, request.environment]
}
