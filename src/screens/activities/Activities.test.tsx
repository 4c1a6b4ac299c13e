import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen, type Given } from '#tests/support/page/renderScreen.tsx'
import { Activities } from './Activities.tsx'

function openActivities(given: Partial<Given> = {}) {
  return renderScreen({ routes: [{ path: '/', Component: Activities }], at: '/', guest: null, ...given })
}

const agree = () => userEvent.click(screen.getByRole('button', { name: 'Agree and show the tours' }))
const theFrame = () => screen.getByTitle<HTMLIFrameElement>('Tours by GetYourGuide')
const noFrame = () => expect(document.querySelector('iframe')).toBeNull()
const link = () => screen.getByRole('link', { name: 'See the tours on GetYourGuide' })

/** Dispatches a message of the widget page, by default from its own frame with the sandbox's opaque origin. */
function says(data: object, { origin = 'null', source = theFrame().contentWindow } = {}) {
  fireEvent(window, new MessageEvent('message', { origin, source, data: { from: 'activities-widget', ...data } }))
}

const agreed = (consent: object) => localStorage.setItem('companion-consent', JSON.stringify(consent))

describe('the activities screen without consent', () => {
  it('shows the hotel’s own ideas', () => {
    openActivities()
    expect(screen.getByRole('heading', { level: 3, name: 'Rila Monastery' })).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(6)
    expect(screen.getByText(/\*1/)).toBeVisible()
  })

  it('shows the ideas that the hotel has configured instead, with their pictures, and without a lead where it gives none', () => {
    const ideas = [
      {
        title: { bg: 'Ден на плажа', en: 'A day at the beach' },
        text: 'Fine sand.',
        picture: '/hotel-pictures/beach.svg',
      },
      { title: 'Cape Kaliakra', text: 'Reddish cliffs.', picture: 'javascript:alert(1)' },
    ]
    openActivities({ config: { surroundings: { activities: { ideas } } } })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A day at the beachFine sand.',
      'Cape KaliakraReddish cliffs.',
    ])
    const pictures = [...document.querySelectorAll('img')]
    expect(pictures.map(({ src }) => src)).toEqual([`${window.location.origin}/hotel-pictures/beach.svg`])
    for (const picture of pictures) fireEvent.error(picture)
    expect(document.querySelector('img')).toBeNull()
    expect(document.body.textContent).not.toMatch(/Sofia/)
  })

  it('loads nothing from GetYourGuide, even with analytics consent', () => {
    agreed({ analytics: true, widget: false })
    openActivities()
    noFrame()
    expect(document.querySelector('script[src*="getyourguide"]')).toBeNull()
  })

  it('links to GetYourGuide’s search for Sofia, or what the hotel has configured, with its partner id', () => {
    openActivities({ config: { GET_YOUR_GUID_PARTNER_ID: ' A&B ' } })
    expect(link()).toHaveAttribute('href', 'https://www.getyourguide.com/s/?q=Sofia%2C%20Bulgaria&partner_id=A%26B')
    expect(link()).toHaveAttribute('rel', 'noopener')
    cleanup()
    openActivities({ config: { surroundings: { tourSearch: 'Varna, Bulgaria' } } })
    expect(link()).toHaveAttribute('href', 'https://www.getyourguide.com/s/?q=Varna%2C%20Bulgaria')
  })
})

it.each([false, true])(
  'shows only the GetYourGuide link when the hotel disables the widget, whatever the consent: %j',
  (widget) => {
    agreed({ analytics: false, widget })
    openActivities({ config: { activitiesWidget: false } })
    noFrame()
    expect(screen.queryByRole('button')).toBeNull()
    expect(link()).toBeVisible()
  },
)

describe('the tours widget', () => {
  it('renders in a sandboxed frame after the guest consents, and the consent is stored', async () => {
    agreed({ analytics: true, widget: false })
    openActivities({ config: { GET_YOUR_GUID_PARTNER_ID: 'A&B' } })
    await agree()
    expect(theFrame()).toHaveAttribute('src', '/activities-widget/widget.html#partner=A%26B')
    expect(theFrame().getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox')
    expect(localStorage.getItem('companion-consent')).toBe('{"analytics":true,"widget":true}')
    expect(screen.getByRole('heading', { name: 'Tours and tickets' })).toHaveFocus()
    expect(link()).toBeVisible()
  })

  it('renders immediately with stored consent, and is removed when the guest withdraws it', async () => {
    agreed({ analytics: false, widget: true })
    openActivities()
    expect(theFrame()).toHaveAttribute('src', '/activities-widget/widget.html')
    await userEvent.click(screen.getByRole('button', { name: 'Stop showing GetYourGuide' }))
    noFrame()
    expect(localStorage.getItem('companion-consent')).toBe('{"analytics":false,"widget":false}')
    expect(screen.getByRole('button', { name: 'Agree and show the tours' })).toBeVisible()
  })

  it('sets the frame to the height that the widget page requests', () => {
    agreed({ widget: true })
    openActivities()
    expect(screen.getByRole('status')).toHaveTextContent('Loading the tours…')
    says({ state: 'ready' })
    expect(screen.queryByRole('status')).toBeNull()
    for (const [height, applied] of [
      [2345.4, '2345'],
      [-5, '320'],
      [1e9, '8000'],
    ] as const) {
      says({ height })
      expect(theFrame()).toHaveAttribute('height', applied)
    }
  })

  it('ignores messages from other windows, from any origin that is not opaque, and any other than its own', () => {
    agreed({ widget: true })
    openActivities()
    says({ from: 'other', state: 'failed' })
    for (const data of [{}, { state: 'done' }, { height: '900' }, { height: Number.NaN }, { height: Infinity }])
      says(data)
    fireEvent(window, new MessageEvent('message', { origin: 'null', source: theFrame().contentWindow, data: 'failed' }))
    expect(theFrame()).not.toHaveAttribute('height')
    says({ state: 'failed' }, { source: window })
    says({ state: 'failed' }, { source: null })
    says({ state: 'failed' }, { origin: window.location.origin })
    says({ state: 'failed' }, { origin: 'https://widget.getyourguide.com' })
    expect(theFrame()).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a tours widget that fails to load', () => {
  it('is replaced by an error message next to the link, and can be retried', async () => {
    agreed({ widget: true })
    openActivities()
    says({ state: 'failed' })
    noFrame()
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('The tours could not be loaded.')
    expect(link()).toBeVisible()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(theFrame()).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Tours and tickets' })).toHaveFocus()
  })

  it('fails after 15 seconds without a message', () => {
    vi.useFakeTimers()
    agreed({ widget: true })
    openActivities()
    act(() => void vi.advanceTimersByTime(14_900))
    expect(theFrame()).toBeVisible()
    act(() => void vi.advanceTimersByTime(200))
    noFrame()
    expect(screen.getByRole('alert')).toBeVisible()
  })
})
