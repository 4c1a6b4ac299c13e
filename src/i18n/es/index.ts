import boot from './boot.json'
import categories from './categories.json'
import common from './common.json'
import frame from './frame.json'
import home from './home.json'
import login from './login.json'
import myOrders from './myOrders.json'
import notFound from './notFound.json'
import receipts from './receipts.json'
import roomService from './roomService.json'

export const es = { boot, categories, common, frame, home, login, myOrders, notFound, receipts, roomService }
