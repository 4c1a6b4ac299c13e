package hotel.example.requests;

import com.fasterxml.jackson.annotation.JsonValue;

/** What a guest can request. The app sends these Bulgarian words in every language. */
public enum AmenityCategory {
  CLEANING("Почистване на Стая"),
  TOWELS("Нови Кърпи"),
  HAIR_DRYER("Сешоар"),
  SHAMPOO_AND_SOAP("Шампоан и Сапун"),
  MINI_BAR("Зареждане на Мини Бар"),
  OTHER("Друго");

  @JsonValue
  private final String word;

  AmenityCategory(String word) {
    this.word = word;
  }
}
