import { screen } from '@testing-library/react'

/** A dish with all fields. */
export const soup = {
  id: 1,
  category: 'Soups',
  itemName: 'Tarator',
  itemDescription: 'Cold',
  itemPrice: 4.35,
  portionSize: '300 g',
  itemPhoto: '/p/t.jpg',
}
export const bread = {
  id: 2,
  category: 'FOOD',
  itemName: 'Bread',
  itemDescription: null,
  itemPrice: 0,
  portionSize: '80 g',
  itemPhoto: '',
}
export const cake = { id: 3, itemName: 'Cake', itemPrice: 12, portionSize: '' }
export const english = { menuLanguage: 'EN', menuItems: [soup, bread, cake] }

/** The list item of the dish with this name. Throws when it is in no list. */
export const dish = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  const item = heading.closest('li')
  if (item === null) throw new Error(`${name} is in no list`)
  return item
}
