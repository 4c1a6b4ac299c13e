package hotel.example.web;

/** The path names another guest than the one who is signed in. */
class OtherGuestException extends RuntimeException {}
