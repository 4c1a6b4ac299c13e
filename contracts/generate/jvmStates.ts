import { fileURLToPath } from 'node:url'
import { isProposedState } from '#contracts/interactions.ts'
import { providerStates } from '#mock-server/scenarios/providerStates.ts'
import type { ProviderState } from '#mock-server/scenarios/scenario.ts'

/** The path of the generated Java file. */
export const JVM_STATES = fileURLToPath(
  new URL('../jvm/src/test/java/hotel/contract/HotelStates.java', import.meta.url),
)

type State = Pick<ProviderState, 'name' | 'data' | 'parameters' | 'gives'>

const WIDTH = 110

const HEAD = `package hotel.contract;

import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

/**
 * The provider states of the pact, a method for each: override it to insert the rows and to return the values. By
 * default it posts to the state URL, {@code -Dprovider.stateUrl}, and fails with the name of the state when there is
 * none. Generated from the catalogue of states: do not edit.
 */
public interface HotelStates {
`

/** A Java string literal. JSON string literals are valid Java. */
const literal = (text: string) => JSON.stringify(text)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '@': '&#64;',
  '\\': '&#92;',
  '*/': '*&#47;',
}

/** Escapes a text for Javadoc, and marks text in backticks as code. */
function javadoc(text: string): string {
  return text.replaceAll(/\*\/|[&<>@\\]/g, (found) => entities[found] ?? found).replaceAll(/`([^`]*)`/g, '{@code $1}')
}

function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.pop()
    if (last === undefined) lines.push(word)
    else if (last.length + 1 + word.length <= WIDTH) lines.push(`${last} ${word}`)
    else lines.push(last, word)
  }
  return lines
}

function comment(text: string): string {
  return ['  /**', ...wrapped(text).map((line) => `   * ${line}`), '   */'].join('\n')
}

/** Converts a sentence to a Java method name: `the guest's bag` → `theGuestsBag`. */
function camelCase(sentence: string): string {
  const ascii = sentence.normalize('NFKD').replaceAll(/['’\p{M}]/gu, '')
  const [first = '', ...rest] = ascii.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  return [first.toLowerCase(), ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('')
}

function method({ name, data, parameters = {}, gives }: State): string {
  const given = Object.entries(parameters).map(([key, meaning]) => `{@code ${key}} (${javadoc(meaning)})`)
  const returned = gives.map((value) => `{@code ${value}}`)
  const about = [
    `“${javadoc(name)}”.`,
    ...(isProposedState(name) ? ['Only for proposals, not wanted yet.'] : []),
    `Insert: ${javadoc(data)}`,
    ...(given.length === 0 ? [] : [`Parameters: ${given.join(', ')}.`]),
    ...(returned.length === 0 ? [] : [`Return: ${returned.join(', ')}.`]),
  ]
  return `${comment(about.join(' '))}
  default Map<String, Object> ${camelCase(name)}(StateParameters parameters) {
    return StateSetup.byUrl(parameters);
  }`
}

/** The method that sets a state up by its name, and the one that Pact calls. */
function dispatch(states: readonly State[]): string {
  const cases = states.map(({ name, gives }) => {
    const values = [`this::${camelCase(name)}`, ...gives.map(literal)].join(', ')
    return `      case ${literal(name)} -> state.run(${values});`
  })
  return `${comment('Sets a state up by its name. Throws IllegalArgumentException for a name that is not one of these.')}
  default Map<String, Object> setUp(String name, Map<String, Object> parameters) {
    StateSetup state = new StateSetup(name, parameters);
    return switch (name) {
${cases.join('\n')}
      default -> throw new IllegalArgumentException("There is no state \\"" + name + "\\"");
    };
  }

  /** Sets the state of an interaction up. */
  record Setup(HotelStates states, String name) {
    @State({
${states.map(({ name }) => `      ${literal(name)}`).join(',\n')}
    })
    public Map<String, Object> setUp(Map<String, Object> parameters) {
      return states.setUp(name, parameters);
    }
  }`
}

/** The Java interface with methods for these states, by default for all provider states of the catalogue. */
export function jvmStates(states: readonly State[] = providerStates): string {
  return `${HEAD}${[...states.map(method), dispatch(states)].join('\n\n')}\n}\n`
}
